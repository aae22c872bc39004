import type { CompanyDb, Database } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { notFound } from '@/http/errors/errors';
import { requireRank } from '@/modules/roles/rank';
import { findPerson } from '@/modules/sessions/find-person';
import { revokeSessionsOfPasskeys } from '@/modules/sessions/revoke-sessions';
import { lockPeople, lockPerson } from '@/modules/users/lock-people';
import { aboutPerson } from '@/modules/users/user-audit';
import { findUserByEmail } from '../auth.repo';
import { notifyOfPasskey } from './notify-of-passkey';
import { erasePasskeys } from './passkeys.repo';

/**
 * Removes one of one's own passkeys. The sessions in which it was shown end; the one that asks for it stays, and has
 * shown none any more.
 * @throws HttpError 404
 */
export async function removePasskey(
  db: CompanyDb,
  actor: Actor,
  { userId, sessionId }: { userId: string; sessionId: string },
  id: string,
): Promise<void> {
  await change(db, async (tx) => {
    // Before the sessions: one that is beginning with it holds the row, and is there afterwards.
    const [gone] = await erasePasskeys(tx.prisma, db.organizationId, { userId, id });
    if (!gone) throw notFound('passkey');
    const count = await revokeSessionsOfPasskeys(tx, [gone.id], sessionId);
    const about = { targetType: 'passkey', targetId: gone.id, targetName: gone.name };
    tx.audit(actor, { action: 'passkey.delete', ...about, ...(count > 0 && { details: { count } }) });
    await notifyOfPasskey(tx, actor, userId, { what: 'removed', passkey: gone.name });
  });
}

/** Gives one of one's own passkeys another name. @throws HttpError 404 */
export async function renamePasskey(
  db: CompanyDb,
  actor: Actor,
  { userId, id }: { userId: string; id: string },
  name: string,
): Promise<void> {
  await change(db, async (tx) => {
    const [before] = await tx.prisma.$queryRaw<{ name: string }[]>`
      select name from passkey where "organizationId" = ${db.organizationId}::uuid and "userId" = ${userId}::uuid
        and id = ${id}::uuid for update`;
    if (!before) throw notFound('passkey');
    if (before.name === name) return;
    await tx.prisma.passkey.updateMany({ where: { id, userId }, data: { name } });
    const changes = { name: { from: before.name, to: name } };
    const about = { targetType: 'passkey', targetId: id, targetName: name };
    tx.audit(actor, { action: 'passkey.rename', ...about, details: { changes } });
  });
}

/**
 * Removes all passkeys of a person who has lost theirs, as somebody of their company who may do as much as they.
 * @throws HttpError 404, or 403 when they may do more than the actor
 */
export async function resetPasskeys(db: CompanyDb, actor: Actor, userId: string): Promise<void> {
  const person = await findPerson(db, userId);
  await change(db, async (tx) => {
    await lockPeople(tx.prisma, db.organizationId);
    await requireRank(tx.prisma, db.organizationId, actor, userId);
    await removeAll(tx, actor, person);
  });
}

/**
 * The same by whoever runs Tavla, for the last administrator of a company.
 * @returns how many there were; undefined when nobody has this address
 */
export async function resetPasskeysOfAddress(db: Database, email: string): Promise<number | undefined> {
  const person = await findUserByEmail(db, email.trim().toLowerCase());
  if (!person) return undefined;
  const operator = { id: null, name: 'The operator of Tavla', ip: '', userAgent: '' };
  return change(db.forCompany(person.organizationId), (tx) => removeAll(tx, operator, person));
}

async function removeAll(
  tx: Change,
  actor: Actor,
  person: { id: string; firstName: string; lastName: string },
): Promise<number> {
  // One that is being made meanwhile is there afterwards, or is not made any more.
  await lockPerson(tx.prisma, tx.organizationId, person.id);
  const gone = await erasePasskeys(tx.prisma, tx.organizationId, { userId: person.id });
  if (gone.length === 0) return 0;
  const ids = gone.map(({ id }) => id);
  const count = await revokeSessionsOfPasskeys(tx, ids);
  const passkeys = gone.map(({ name }) => name);
  tx.audit(actor, { action: 'passkey.reset', ...aboutPerson(person), details: { passkeys, count } });
  await notifyOfPasskey(tx, actor, person.id, { what: 'reset', passkey: passkeys.join(', ') });
  return gone.length;
}
