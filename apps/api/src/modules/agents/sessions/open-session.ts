import { say } from '@tavla/shared/error-words';
import type { RunSql } from '@/db/run-sql';
import { HttpError } from '@/http/errors/errors';
import { findOwner, insertSession, touchSession } from './sessions.repo';

/** A session that something is added to, and who decides on what is proposed in it. */
export interface OpenSession {
  sessionId: string;
  deciderId: string | null;
}

/**
 * The session of a token that goes on, or a new one, in the caller's transaction. The token is held until its end, so
 * one that is revoked changes nothing more, and of many calls at once each finds the session of the first.
 * @throws HttpError 401 when the token is gone
 */
export async function openSession(
  run: RunSql,
  organizationId: string,
  { id: tokenId, name: tokenName }: { id: string; name: string },
): Promise<OpenSession> {
  const found = await findOwner(run, organizationId, tokenId, true);
  if (!found) throw new HttpError(401, 'not-signed-in', say('token-not-valid'));
  const going = await touchSession(run, organizationId, tokenId);
  const { ownerId, deciderId } = found;
  const sessionId = going ?? (await insertSession(run, organizationId, { tokenId, tokenName, ownerId }));
  return { sessionId, deciderId };
}
