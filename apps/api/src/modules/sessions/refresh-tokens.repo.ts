import type { Database } from '@/db/database';
import type { Change } from '@/db/events/change';
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
  /** The token was used before, or withdrawn. */
  isUsed: boolean;
  /** It was used just now, by another tab; whether the clock was set back or not. */
  isInGrace: boolean;
  /** How often the tokens that follow it were drawn anew. */
  redrawn: number;
}

/**
 * The state of a refresh token. Its session is locked until the transaction ends: whoever comes with this token or
 * another one of the session comes after that.
 */
export async function lockRefreshToken(
  prisma: CompanyTransaction,
  token: string,
): Promise<RefreshState | undefined> {
  // By a statement of its own: one that had to wait would still see the tokens as they were before it waited.
  await prisma.$executeRaw`
    select s.id from session s where (s."organizationId", s.id) in (
      select "organizationId", "sessionId" from refresh_token where "tokenHash" = ${hashToken(token)})
    for no key update of s`;
  const rows = await prisma.$queryRaw<RefreshState[]>`
    select s.id as "sessionId", u.id as "userId", u."firstName", u."lastName",
      s."revokedAt" is null and s."expiresAt" > now() and not u.blocked
        and s."createdAt" + ${sessionLifetime} * interval '1 ms' > now() as "isAlive",
      t."usedAt" is not null as "isUsed",
      coalesce(clock_timestamp() - t."usedAt"
        between ${-refreshGrace} * interval '1 ms' and ${refreshGrace} * interval '1 ms', false) as "isInGrace",
      t.redrawn
    from refresh_token t
    join session s on s."organizationId" = t."organizationId" and s.id = t."sessionId"
    join "user" u on u."organizationId" = s."organizationId" and u.id = s."userId"
    where t."tokenHash" = ${hashToken(token)}`;
  return rows[0];
}

/**
 * What became of the tokens that were given for a used one, whose session is locked: whether somebody has come with
 * them. None were given for one that was withdrawn.
 */
export async function findGiven(
  prisma: CompanyTransaction,
  { refresh }: SessionTokens,
): Promise<{ isShown: boolean } | undefined> {
  const rows = await prisma.$queryRaw<{ isShown: boolean }[]>`
    select t."usedAt" is not null or s."tokensShown" as "isShown"
    from refresh_token t
    join session s on s."organizationId" = t."organizationId" and s.id = t."sessionId"
    where t."tokenHash" = ${hashToken(refresh)}`;
  return rows[0];
}

/** Takes back a refresh token that nobody has come with. Whoever does later is known by that none follows it. */
export async function withdrawToken(prisma: CompanyTransaction, token: string): Promise<void> {
  await prisma.$executeRaw`
    update refresh_token set "usedAt" = clock_timestamp() where "tokenHash" = ${hashToken(token)}`;
}

/**
 * Puts the next tokens in the place of a refresh token. No session outlives what it may last in all.
 * @param redrawn how often they were drawn anew
 */
export async function rotateTokens(
  { prisma, organizationId }: Pick<Change, 'prisma' | 'organizationId'>,
  { sessionId, redrawn }: Pick<RefreshState, 'sessionId' | 'redrawn'>,
  used: string,
  next: SessionTokens,
): Promise<void> {
  await prisma.$executeRaw`
    with used as (
      update refresh_token set "usedAt" = clock_timestamp(), redrawn = ${redrawn}
      where "tokenHash" = ${hashToken(used)}
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
