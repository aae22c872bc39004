import { createHash } from 'node:crypto';
import { Permission } from '@tavla/shared/permissions';
import type pg from 'pg';
import { z } from 'zod';
import type { SignedIn } from './access';

/** The channel that says a company's sessions, people or roles changed; its payload is the company. */
export const sessionChannel = 'tavla_sessions';

/** How long a found session is believed without asking the database, should a notification be lost. */
const believed = 3_000;
const capacity = 20_000;

export interface Sessions {
  /** The session of an access token, or undefined when it is expired, revoked or its person blocked. */
  find(accessToken: string): Promise<SignedIn | undefined>;
  /** A found session as it is now, or undefined when it has ended. Asks the database only when something may have changed. */
  again(session: SignedIn): Promise<SignedIn | undefined>;
  /** Fresh sessions by id, for open streams; those that ended are missing. */
  findByIds(ids: string[]): Promise<Map<string, SignedIn>>;
  /** The people whose open sessions the tokens belong to; an access token that has run out still names its own. */
  ownersOf(tokens: { access: string | undefined; refresh: string | undefined }): Promise<string[]>;
  forget(organizationId: string): void;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const select = `
  select s.id, s."organizationId", s."lastSeenAt", u.id as "userId", u.email, u."firstName", u."lastName",
    coalesce(u."timeZone", o."timeZone") as "timeZone", coalesce((
      select jsonb_agg(jsonb_build_object('action', p.action, 'resource', p.resource)
        order by p.action, p.resource)
      from role_permission p where p."organizationId" = u."organizationId" and p."roleId" = u."roleId"
    ), '[]') as permissions
  from session s
  join "user" u on u."organizationId" = s."organizationId" and u.id = s."userId"
  join organization o on o.id = s."organizationId"
  where s."revokedAt" is null and s."expiresAt" > now() and not u.blocked`;

export function createSessions(pool: pg.Pool): Sessions {
  const cache = new Map<string, { session: SignedIn; until: number }>();
  /** Counts what was forgotten, so that a session that was being read meanwhile is not kept. */
  let forgotten = 0;
  /** Until when a session that was found is believed, and what had been forgotten when it was read. */
  const found = new WeakMap<SignedIn, { until: number; forgotten: number }>();
  const findByIds = async (ids: string[]) => {
    const { rows } = await pool.query(`${select} and s.id = any($1::uuid[])`, [ids]);
    return new Map<string, SignedIn>(rows.map((row) => [row.id, present(row)]));
  };

  return {
    async find(accessToken) {
      const hash = hashToken(accessToken);
      const hit = cache.get(hash);
      if (hit && hit.until > performance.now()) return hit.session;
      const forgottenBefore = forgotten;
      const { rows } = await pool.query({
        name: 'session-by-access',
        text: `${select} and s."accessHash" = $1 and s."accessExpiresAt" > now()`,
        values: [hash],
      });
      cache.delete(hash);
      if (!rows[0]) return undefined;
      const session = present(rows[0]);
      if (cache.size >= capacity) cache.clear();
      const until = performance.now() + believed;
      found.set(session, { until, forgotten: forgottenBefore });
      if (forgotten === forgottenBefore) cache.set(hash, { session, until });
      touch(pool, rows[0]);
      return session;
    },
    async again(session) {
      const known = found.get(session);
      if (known && known.until > performance.now() && known.forgotten === forgotten) return session;
      return (await findByIds([session.id])).get(session.id);
    },
    findByIds,
    async ownersOf({ access, refresh }) {
      const { rows } = await pool.query<{ userId: string }>({
        name: 'owners-of-tokens',
        text: `select s."userId" from session s where s."accessHash" = $1 and s."revokedAt" is null
          union select s."userId" from refresh_token t
          join session s on s."organizationId" = t."organizationId" and s.id = t."sessionId"
          where t."tokenHash" = $2 and s."revokedAt" is null`,
        values: [access ? hashToken(access) : null, refresh ? hashToken(refresh) : null],
      });
      return rows.map(({ userId }) => userId);
    },
    forget(organizationId) {
      forgotten += 1;
      for (const [hash, { session }] of cache)
        if (session.organizationId === organizationId) cache.delete(hash);
    },
  };
}

interface Row {
  id: string;
  organizationId: string;
  lastSeenAt: Date;
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  timeZone: string | null;
  permissions: unknown;
}

function present(row: Row): SignedIn {
  return {
    id: row.id,
    organizationId: row.organizationId,
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

/** Last seen is kept to the minute: a write per request would cost more than the request. */
function touch(pool: pg.Pool, row: Row): void {
  if (Date.now() - row.lastSeenAt.getTime() < 60_000) return;
  const text = `with s as (update session set "lastSeenAt" = now() where "organizationId" = $1 and id = $2)
    update "user" set "lastSeenAt" = now() where "organizationId" = $1 and id = $3`;
  pool.query(text, [row.organizationId, row.id, row.userId]).catch(() => {});
}
