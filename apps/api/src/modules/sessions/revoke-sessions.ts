import type { Change } from '@/db/events/change';
import { sessionChannel } from '@/http/access/session-cache';

/**
 * Makes every process look again at the sessions of the company whose change this is: sessions that ended end
 * their event streams, permissions and names that changed are read anew. Call it within any change of people
 * or roles. Delivered when the change commits.
 */
export async function notifySessions(change: Change): Promise<void> {
  await change.prisma.$executeRaw`select pg_notify(${sessionChannel}, ${change.organizationId})`;
}

/**
 * Ends all sessions of a person at once, in every process: for blocking, deleting, or on request.
 * @returns how many were open
 */
export async function revokeSessions(change: Change, userId: string): Promise<number> {
  return revoke(change, { userId });
}

/** Ends those of a person but the one. @returns how many were open */
export async function revokeOtherSessions(change: Change, userId: string, exceptId: string): Promise<number> {
  return revoke(change, { userId, id: { not: exceptId } });
}

/** Ends one session of a person; false when there is no such open session. */
export async function revokeSession(change: Change, userId: string, id: string): Promise<boolean> {
  return (await revoke(change, { userId, id })) > 0;
}

/**
 * Ends the sessions in which one of these passkeys was shown: they are gone, or are no longer believed. The one that
 * asks for it stays, as one in which none was shown.
 * @returns how many were ended
 */
export async function revokeSessionsOfPasskeys(
  change: Change,
  passkeyIds: string[],
  exceptId?: string,
): Promise<number> {
  const passkeyId = { in: passkeyIds };
  await change.prisma.session.updateMany({
    where: { passkeyId, id: exceptId ?? { in: [] } },
    data: { passkeyId: null },
  });
  const { count } = await change.prisma.session.updateMany({
    where: { passkeyId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  await notifySessions(change);
  return count;
}

async function revoke(
  change: Change,
  which: { userId: string; id?: string | { not: string } },
): Promise<number> {
  const { count } = await change.prisma.session.updateMany({
    // One that has run out by our clock may still hold by the database's.
    where: { ...which, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  if (count > 0) await notifySessions(change);
  return count;
}
