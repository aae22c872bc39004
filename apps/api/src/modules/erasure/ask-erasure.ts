import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';

export interface MyErasure {
  askedAt: string | null;
}

/** When somebody asked to be erased. */
export async function findMyErasure({ prisma }: CompanyDb, userId: string): Promise<MyErasure> {
  const row = await prisma.erasure.findFirst({ where: { userId, state: 'requested' } });
  return { askedAt: row?.createdAt.toISOString() ?? null };
}

/** Somebody asks to be erased; asking again changes nothing. */
export async function askErasure(db: CompanyDb, actor: Actor, userId: string): Promise<MyErasure> {
  await change(db, async (tx) => {
    const { organizationId, prisma } = tx;
    const { count } = await prisma.erasure.createMany({
      data: { organizationId, id: newId(), userId, state: 'requested', name: actor.name },
      skipDuplicates: true,
    });
    const about = { targetType: 'user', targetId: userId, targetName: actor.name };
    if (count) tx.audit(actor, { action: 'user.ask-erasure', ...about });
  });
  return findMyErasure(db, userId);
}

/** They take it back. */
export async function withdrawErasure(db: CompanyDb, actor: Actor, userId: string): Promise<void> {
  await change(db, async (tx) => {
    const { count } = await tx.prisma.erasure.deleteMany({ where: { userId, state: 'requested' } });
    const about = { targetType: 'user', targetId: userId, targetName: actor.name };
    if (count) tx.audit(actor, { action: 'user.withdraw-erasure', ...about });
  });
}
