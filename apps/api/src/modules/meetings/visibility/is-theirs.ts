import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';

/** Whether a meeting is somebody's to decide on: of whoever uploaded it; when they are gone, of everybody who may see it. */
export async function isTheirs(
  { prisma }: CompanyDb,
  { createdById }: Pick<Audio, 'createdById'>,
  actor: Actor,
): Promise<boolean> {
  if (createdById === actor.id) return true;
  return (await uploaderOf({ prisma }, { createdById })) === null;
}

/** Whoever uploaded a meeting and decides on it; null when they are gone. */
export async function uploaderOf(
  { prisma }: Pick<CompanyDb, 'prisma'>,
  { createdById }: Pick<Audio, 'createdById'>,
): Promise<string | null> {
  if (createdById === null) return null;
  return (await prisma.user.count({ where: { id: createdById } })) > 0 ? createdById : null;
}
