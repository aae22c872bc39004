import type { SignInWay } from '@tavla/shared/contracts/sessions';
import { v7 as newId } from 'uuid';
import type { Database } from '@/db/database';
import type { CompanyTransaction } from '@/db/scope';
import { hashToken } from '@/http/access/session-cache';
import type { Client } from './client';
import { accessLifetime, refreshLifetime } from './lifetimes';
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
