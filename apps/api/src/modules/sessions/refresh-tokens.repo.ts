import type { Database } from '@/db/database';
import type { CompanyTransaction } from '@/db/scope';
import { hashToken } from '@/http/access/session-cache';
import { accessLifetime, refreshGrace, refreshLifetime, sessionLifetime } from './lifetimes';
import type { SessionTokens } from './session-tokens';

export interface RefreshState {
  sessionId: string;
  userId: string;
  firstName: string;
  lastName: string;
  /** The session is neither ended nor too old, and its person not blocked. */
  isAlive: boolean;
  /** The token was used before. */
  isUsed: boolean;
  /** It was used just now, by another tab; whether the clock was set back or not. */
  isInGrace: boolean;
}

/** The state of a refresh token, locked until the transaction ends: two uses come one after the other. */
export async function lockRefreshToken(
  prisma: CompanyTransaction,
  token: string,
): Promise<RefreshState | undefined> {
  const rows = await prisma.$queryRaw<RefreshState[]>`
    select s.id as "sessionId", u.id as "userId", u."firstName", u."lastName",
      s."revokedAt" is null and s."expiresAt" > now() and not u.blocked
        and s."createdAt" + ${sessionLifetime} * interval '1 ms' > now() as "isAlive",
      t."usedAt" is not null as "isUsed",
      coalesce(clock_timestamp() - t."usedAt"
        between ${-refreshGrace} * interval '1 ms' and ${refreshGrace} * interval '1 ms', false) as "isInGrace"
    from refresh_token t
    join session s on s."organizationId" = t."organizationId" and s.id = t."sessionId"
    join "user" u on u."organizationId" = s."organizationId" and u.id = s."userId"
    where t."tokenHash" = ${hashToken(token)}
    for update of t`;
  return rows[0];
}

/** Puts the next tokens in the place of a refresh token. No session outlives what it may last in all. */
export async function rotateTokens(
  prisma: CompanyTransaction,
  organizationId: string,
  sessionId: string,
  used: string,
  next: SessionTokens,
): Promise<void> {
  await prisma.$executeRaw`
    with used as (
      update refresh_token set "usedAt" = clock_timestamp() where "tokenHash" = ${hashToken(used)}
    ), fresh as (
      insert into refresh_token ("tokenHash", "organizationId", "sessionId")
      values (${hashToken(next.refresh)}, ${organizationId}::uuid, ${sessionId}::uuid)
    )
    update session set "accessHash" = ${hashToken(next.access)}, "tokensShown" = false, "lastSeenAt" = now(),
      "accessExpiresAt" = least(now() + ${accessLifetime} * interval '1 ms',
        "createdAt" + ${sessionLifetime} * interval '1 ms'),
      "expiresAt" = least(now() + ${refreshLifetime} * interval '1 ms',
        "createdAt" + ${sessionLifetime} * interval '1 ms')
    where "organizationId" = ${organizationId}::uuid and id = ${sessionId}::uuid`;
}

/** The company of a refresh token, whatever its state. */
export async function companyOfRefreshToken(db: Database, token: string): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ organizationId: string }>({
    name: 'company-of-refresh-token',
    text: 'select "organizationId" from refresh_token where "tokenHash" = $1',
    values: [hashToken(token)],
  });
  return rows[0]?.organizationId;
}
