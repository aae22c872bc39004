import { fullName } from '@tavla/shared/full-name';
import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { notFound } from '@/http/errors/errors';
import { requireRank } from '@/modules/roles/rank';
import { findPerson } from '@/modules/sessions/find-person';
import { notifySessions } from '@/modules/sessions/revoke-sessions';
import { lockPeople } from '@/modules/users/lock-people';
import { aboutPerson } from '@/modules/users/user-audit';
import { eraseTokens } from './tokens.repo';

/** Ends one of one's own tokens, with its open streams. @throws HttpError 404 */
export async function revokeOwnToken(db: CompanyDb, actor: Actor, id: string): Promise<void> {
  await change(db, (tx) => revokeOne(tx, actor, { id, userId: actor.id ?? '' }));
}

/** Ends a token of somebody. @throws HttpError 404, or 403 when they may do more than the actor */
export async function revokeTokenOf(db: CompanyDb, actor: Actor, userId: string, id: string): Promise<void> {
  const person = await findPerson(db, userId);
  await change(db, async (tx) => {
    await lockPeople(tx.prisma, db.organizationId);
    await requireRank(tx.prisma, db.organizationId, actor, userId);
    await revokeOne(tx, actor, { id, userId }, { person: fullName(person) });
  });
}

/** Ends all tokens of a person. @throws HttpError 404, or 403 when they may do more than the actor */
export async function revokeTokensOf(db: CompanyDb, actor: Actor, userId: string): Promise<void> {
  const person = await findPerson(db, userId);
  await change(db, async (tx) => {
    await lockPeople(tx.prisma, db.organizationId);
    await requireRank(tx.prisma, db.organizationId, actor, userId);
    const gone = await eraseTokens(tx.prisma, db.organizationId, { userId });
    if (gone.length === 0) return;
    await notifySessions(tx);
    const names = gone.map(({ name }) => name);
    tx.audit(actor, { action: 'token.revoke-all', ...aboutPerson(person), details: { tokens: names } });
  });
}

async function revokeOne(
  tx: Change,
  actor: Actor,
  which: { id: string; userId: string },
  details: Record<string, unknown> = {},
): Promise<void> {
  const [gone] = await eraseTokens(tx.prisma, tx.organizationId, which);
  if (!gone) throw notFound('token');
  await notifySessions(tx);
  const token = { targetType: 'token', targetId: gone.id, targetName: gone.name };
  tx.audit(actor, { action: 'token.revoke', ...token, details });
}
