import { Permission } from '@tavla/shared/permissions';
import type pg from 'pg';
import { z } from 'zod';
import { isService } from '@/db/service-accounts';
import type { SignedIn } from './access';
import { lacksPasskeySql } from './second-factor';

/** A session or an API token that holds, with its person, as the database has it. */
export interface CallerRow {
  id: string;
  organizationId: string;
  lastSeenAt: Date | null;
  tokenName: string | null;
  /** Of a token. */
  mayWrite: boolean | null;
  lacksPasskey: boolean;
  /** Whether it was shown before. */
  isShown: boolean;
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  timeZone: string | null;
  permissions: unknown;
}

/** @param among a further condition on the pairs `p` of the person's role */
const personColumns = (among = '') => `u.id as "userId", u.email, u."firstName", u."lastName",
  coalesce(u."timeZone", o."timeZone") as "timeZone", coalesce((
    select jsonb_agg(jsonb_build_object('action', p.action, 'resource', p.resource)
      order by p.action, p.resource)
    from role_permission p where p."organizationId" = u."organizationId" and p."roleId" = u."roleId" ${among}
  ), '[]') as permissions`;

const bySession = `
  select s.id, s."organizationId", s."lastSeenAt", null as "tokenName", null as "mayWrite",
    ${lacksPasskeySql('s', 'o')} as "lacksPasskey", s."tokensShown" as "isShown",
    ${personColumns()}
  from session s
  join "user" u on u."organizationId" = s."organizationId" and u.id = s."userId"
  join organization o on o.id = s."organizationId"
  where s."revokedAt" is null and s."expiresAt" > now() and not u.blocked`;

/** What a token may do is what it was given, as far as its person's role holds that now. */
const byToken = `
  select t.id, t."organizationId", t."lastUsedAt" as "lastSeenAt", t.name as "tokenName", t."mayWrite",
    false as "lacksPasskey", true as "isShown",
    ${personColumns(`and p.action || ' ' || p.resource = any(t.permissions)`)}
  from api_token t
  join "user" u on u."organizationId" = t."organizationId" and u.id = t."userId"
  join organization o on o.id = t."organizationId"
  where (t."expiresAt" is null or t."expiresAt" > now()) and not u.blocked 
    and (o."tokensOfPeople" or ${isService('u')})`;

/** By the hash of what was shown: an index finds it, and how long that takes says nothing of the secret. */
export const callerByHash = {
  session: {
    name: 'session-by-access',
    text: `${bySession} and s."accessHash" = $1 and s."accessExpiresAt" > now()`,
  },
  token: { name: 'token-by-hash', text: `${byToken} and t.hash = $1` },
};

export const callersById = `${bySession} and s.id = any($1::uuid[]) union all ${byToken} and t.id = any($1::uuid[])`;

export function present(row: CallerRow): SignedIn {
  return {
    id: row.id,
    lacksPasskey: row.lacksPasskey,
    organizationId: row.organizationId,
    token:
      row.tokenName === null ? null : { id: row.id, name: row.tokenName, mayWrite: row.mayWrite === true },
    user: {
      id: row.userId,
      email: row.email,
      firstName: row.firstName,
      lastName: row.lastName,
      timeZone: row.timeZone,
    },
    permissions: z.array(Permission).parse(row.permissions),
  };
}

/**
 * Notes that a session's newest tokens have arrived, when its access token is shown for the first time: a refresh token
 * that was exchanged for them and comes back now was copied. Waited for, so that nothing is answered before.
 * @returns false when others were given in their place meanwhile
 */
export async function noteShown(pool: pg.Pool, accessHash: string): Promise<boolean> {
  const text = 'update session set "tokensShown" = true where "accessHash" = $1';
  const { rowCount } = await pool.query({ name: 'note-shown', text, values: [accessHash] });
  return rowCount === 1;
}

const noteSession = `with s as (update session set "lastSeenAt" = now() where "organizationId" = $1 and id = $2)
  update "user" set "lastSeenAt" = now() where "organizationId" = $1 and id = $3`;
/** Of many uses at once the first writes; the others see that it has, when the row is theirs. */
const noteToken = `update api_token set "lastUsedAt" = now(), "lastUsedIp" = $3
  where "organizationId" = $1 and id = $2
    and ("lastUsedAt" is null or "lastUsedAt" not between now() - interval '1 minute' and now())`;

/** Notes that somebody is here, to the minute: a write per request would cost more than the request. */
export function noteUse(pool: pg.Pool, row: CallerRow, ip: string): void {
  if (row.lastSeenAt && Date.now() - row.lastSeenAt.getTime() < 60_000) return;
  const { organizationId, id, userId, tokenName } = row;
  const noted =
    tokenName === null
      ? pool.query(noteSession, [organizationId, id, userId])
      : pool.query(noteToken, [organizationId, id, ip]);
  noted.catch(() => {});
}
