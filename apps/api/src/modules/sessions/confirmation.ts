import { say } from '@tavla/shared/error-words';
import type { Change } from '@/db/events/change';
import { HttpError } from '@/http/errors/errors';
import { notifySessions } from './revoke-sessions';

/**
 * Notes that a session's person has just shown that it is them: by a code to their mailbox, or a passkey.
 * @throws HttpError 401 when the session has ended meanwhile
 */
export async function noteConfirmed({ prisma, organizationId }: Change, sessionId: string): Promise<void> {
  const count = await prisma.$executeRaw`update session set "confirmedAt" = now()
    where "organizationId" = ${organizationId}::uuid and id = ${sessionId}::uuid
      and "revokedAt" is null and "expiresAt" > now()`;
  if (count === 0) throw new HttpError(401, 'not-signed-in', say('session-ended'));
}

/**
 * The same by a passkey. The session stays tied to the first that was shown in it, and ends with that one.
 * @throws HttpError 401 when the session has ended meanwhile
 */
export async function notePasskeyShown(tx: Change, sessionId: string, passkeyId: string): Promise<void> {
  await noteConfirmed(tx, sessionId);
  const count = await tx.prisma.$executeRaw`update session set "passkeyId" = ${passkeyId}::uuid
    where "organizationId" = ${tx.organizationId}::uuid and id = ${sessionId}::uuid and "passkeyId" is null`;
  if (count > 0) await notifySessions(tx);
}

/** Takes it back from all sessions of a person: what they have shown was that they read another mailbox. */
export async function forgetConfirmations({ prisma }: Change, userId: string): Promise<void> {
  await prisma.session.updateMany({ where: { userId }, data: { confirmedAt: null } });
}
