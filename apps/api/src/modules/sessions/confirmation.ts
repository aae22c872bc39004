import { say } from '@tavla/shared/error-words';
import type { Change } from '@/db/events/change';
import { HttpError } from '@/http/errors/errors';

/**
 * Notes that a session's person has just shown that they read their mailbox.
 * @throws HttpError 401 when the session has ended meanwhile
 */
export async function noteConfirmed({ prisma, organizationId }: Change, sessionId: string): Promise<void> {
  const count = await prisma.$executeRaw`update session set "confirmedAt" = now()
    where "organizationId" = ${organizationId}::uuid and id = ${sessionId}::uuid
      and "revokedAt" is null and "expiresAt" > now()`;
  if (count === 0) throw new HttpError(401, 'not-signed-in', say('session-ended'));
}

/** Takes it back from all sessions of a person: what they have shown was that they read another mailbox. */
export async function forgetConfirmations({ prisma }: Change, userId: string): Promise<void> {
  await prisma.session.updateMany({ where: { userId }, data: { confirmedAt: null } });
}
