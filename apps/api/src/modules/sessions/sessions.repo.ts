import type { SignInWay } from '@tavla/shared/contracts/sessions';
import { v7 as newId } from 'uuid';
import type { Database } from '@/db/database';
import type { CompanyTransaction } from '@/db/scope';
import { hashToken } from '@/http/access/session-cache';
import type { Client } from './client';
import { accessLifetime, refreshGrace, refreshLifetime, sessionLifetime } from './lifetimes';
import type { SessionTokens } from './session-tokens';

/** Writes a new session with its first tokens, notes that its person was here, and returns its id. */
export async function insertSession(
  prisma: CompanyTransaction,
  organizationId: string,
  userId: string,
  tokens: SessionTokens,
  { ip, userAgent }: Client,
  { way, passkeyId, isConfirmed }: { way: SignInWay; passkeyId: string | null; isConfirmed: boolean },
): Promise<string> {
  const id = newId();
  await prisma.$executeRaw`
    with s as (
      insert into session ("organizationId", id, "userId", "accessHash", "accessExpiresAt", "expiresAt", ip, "userAgent",
        way, "passkeyId", "confirmedAt")
      values (${organizationId}::uuid, ${id}::uuid, ${userId}::uuid, ${hashToken(tokens.access)},
        now() + ${accessLifetime} * interval '1 ms', now() + ${refreshLifetime} * interval '1 ms',
        ${ip}, ${userAgent.slice(0, 500)}, ${way}, ${passkeyId}::uuid,
        case when ${isConfirmed} then now() end)
      returning "organizationId", id
    ), seen as (
      update "user" set "lastSeenAt" = now() where "organizationId" = ${organizationId}::uuid and id = ${userId}::uuid
    )
    insert into refresh_token ("tokenHash", "organizationId", "sessionId")
    select ${hashToken(tokens.refresh)}, "organizationId", id from s`;
  return id;
}

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
    update session set "accessHash" = ${hashToken(next.access)}, "lastSeenAt" = now(),
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

export interface OpenSession {
  organizationId: string;
  id: string;
  userId: string;
  firstName: string;
  lastName: string;
}

/** The open sessions that a browser's tokens belong to; an expired access token still names its session. */
export async function findOpenSessions(db: Database, tokens: Partial<SessionTokens>): Promise<OpenSession[]> {
  const { rows } = await db.pool.query<OpenSession>(
    `select s."organizationId", s.id, s."userId", u."firstName", u."lastName"
     from session s join "user" u on u."organizationId" = s."organizationId" and u.id = s."userId"
     where s."revokedAt" is null and (s."accessHash" = $1 or (s."organizationId", s.id) in (
       select "organizationId", "sessionId" from refresh_token where "tokenHash" = $2))`,
    [tokens.access ? hashToken(tokens.access) : null, tokens.refresh ? hashToken(tokens.refresh) : null],
  );
  return rows;
}
