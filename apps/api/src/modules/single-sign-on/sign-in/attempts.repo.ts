import type { Database } from '@/db/database';
import { hashToken } from '@/http/access/session-cache';

/** Whom a browser was sent to, and for which company. */
export interface Attempt {
  organizationId: string;
  issuer: string;
  clientId: string;
}

export async function insertAttempt(
  { pool }: Database,
  secret: string,
  { organizationId, issuer, clientId }: Attempt,
  lifetime: number,
): Promise<void> {
  await pool.query({
    name: 'insert-attempt',
    text: `insert into sign_in_attempt ("secretHash", "organizationId", issuer, "clientId", "expiresAt")
      values ($1, $2, $3, $4, now() + $5 * interval '1 ms')`,
    values: [hashToken(secret), organizationId, issuer, clientId, lifetime],
  });
}

/** Uses an attempt up; undefined when there is none, or it took too long. Of two at once one gets it. */
export async function takeAttempt(
  { pool }: Database,
  secret: string,
  lifetime: number,
): Promise<Attempt | undefined> {
  const { rows } = await pool.query<Attempt & { isGood: boolean }>({
    name: 'take-attempt',
    // One that would hold for longer than any may was made before the clock was set back.
    text: `delete from sign_in_attempt where "secretHash" = $1
      returning "organizationId", issuer, "clientId",
        "expiresAt" > now() and "expiresAt" <= now() + $2 * interval '1 ms' as "isGood"`,
    values: [hashToken(secret), lifetime],
  });
  return rows[0]?.isGood ? rows[0] : undefined;
}
