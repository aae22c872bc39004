import { passkeyLifetime } from '@tavla/shared/limits';
import type { Database } from '@/db/database';
import { hashToken } from '@/http/access/session-cache';

/** What a signature is good for: one browser, one purpose, and within a session that session alone. */
export interface Ceremony {
  purpose: 'sign-in' | 'register' | 'confirm';
  /** null where nobody is signed in. */
  sessionId: string | null;
  /** The secret in the browser's cookie. */
  secret: string;
}

/** Keeps a challenge, of which only the hash is needed, for whichever process gets the answer. */
export async function saveChallenge(
  db: Database,
  { purpose, sessionId, secret }: Ceremony,
  challenge: string,
): Promise<void> {
  await db.pool.query({
    name: 'save-passkey-challenge',
    text: `insert into passkey_challenge ("challengeHash", "browserHash", purpose, "sessionId", "askedAt", "expiresAt")
      values ($1, $2, $3, $4, now(), now() + $5 * interval '1 ms')`,
    values: [hashToken(challenge), hashToken(secret), purpose, sessionId, passkeyLifetime],
  });
}

/**
 * Uses a challenge up, whatever comes of the signature. False when there is none that holds: it is used, too old, for
 * something else or another browser's, or was asked in what is the future, since the clock was set back.
 */
export async function takeChallenge(
  db: Database,
  { purpose, sessionId, secret }: Ceremony,
  challenge: string,
): Promise<boolean> {
  const { rowCount } = await db.pool.query({
    name: 'take-passkey-challenge',
    text: `delete from passkey_challenge where "challengeHash" = $1 and "browserHash" = $2 and purpose = $3
      and "sessionId" is not distinct from $4 and "expiresAt" > now() and "askedAt" <= now()`,
    values: [hashToken(challenge), hashToken(secret), purpose, sessionId],
  });
  return rowCount === 1;
}
