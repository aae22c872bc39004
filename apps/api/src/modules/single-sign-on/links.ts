import type { SignInLink } from '@tavla/shared/contracts/single-sign-on/links';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { requireRank } from '@/modules/roles/rank';
import { findPerson } from '@/modules/sessions/find-person';
import { lockPeople } from '@/modules/users/lock-people';
import { aboutPerson } from '@/modules/users/user-audit';

/** Which account of the provider a person is. @throws HttpError 404 */
export async function readLink(db: CompanyDb, userId: string): Promise<SignInLink | null> {
  await findPerson(db, userId);
  const { organizationId } = db;
  const link = await db.prisma.signInLink.findUnique({
    where: { organizationId_userId: { organizationId, userId } },
  });
  if (!link) return null;
  const { issuer, subject, createdAt, usedAt } = link;
  return { issuer, subject, createdAt: createdAt.toISOString(), usedAt: usedAt.toISOString() };
}

/** Forgets which account a person is: the next verified one with their address is theirs. @throws HttpError 404, 403 */
export async function unlink(db: CompanyDb, actor: Actor, userId: string): Promise<void> {
  const person = await findPerson(db, userId);
  await change(db, async (tx) => {
    const { prisma, organizationId } = tx;
    await lockPeople(prisma, organizationId);
    await requireRank(prisma, organizationId, actor, userId);
    const { count } = await prisma.signInLink.deleteMany({ where: { userId } });
    if (count > 0) tx.audit(actor, { action: 'sso.unlink', ...aboutPerson(person) });
  });
}
