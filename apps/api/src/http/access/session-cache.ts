import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { SignedIn } from './access';
import { type CallerRow, callerByHash, callersById, noteShown, noteUse, present } from './callers';
import type { Credential } from './tokens/credential';
import { isTokenForm } from './tokens/token-format';

/** The channel that says a company's sessions, people or roles changed; its payload is the company. */
export const sessionChannel = 'tavla_sessions';

/** How long a found session is believed without asking the database, should a notification be lost. */
const believed = 3_000;
const capacity = 20_000;

export interface Sessions {
  /**
   * The session of a cookie, or what an API token may do; undefined when it is expired, revoked, or its person blocked.
   * @param ip from where it is shown, which is noted of a token
   */
  find(credential: Credential, ip: string): Promise<SignedIn | undefined>;
  /** A found session, or token, as it is now, or undefined when it has ended. Asks the database only when something may have changed. */
  again(session: SignedIn): Promise<SignedIn | undefined>;
  /** Fresh sessions and tokens by id, for open streams; those that ended are missing. */
  findByIds(ids: string[]): Promise<Map<string, SignedIn>>;
  /** The people whose open sessions the tokens belong to; an access token that has run out still names its own. */
  ownersOf(tokens: { access: string | undefined; refresh: string | undefined }): Promise<string[]>;
  forget(organizationId: string): void;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function createSessions(pool: pg.Pool): Sessions {
  const cache = new Map<string, { session: SignedIn; until: number }>();
  /** Counts what was forgotten, so that a session that was being read meanwhile is not kept. */
  let forgotten = 0;
  /** Until when a session that was found is believed, and what had been forgotten when it was read. */
  const found = new WeakMap<SignedIn, { until: number; forgotten: number }>();
  const findByIds = async (ids: string[]) => {
    const { rows } = await pool.query({ name: 'callers-by-id', text: callersById, values: [ids] });
    return new Map<string, SignedIn>(rows.map((row) => [row.id, present(row)]));
  };

  return {
    async find({ kind, value }, ip) {
      if (kind === 'token' && !isTokenForm(value)) return undefined;
      const hash = hashToken(value);
      const hit = cache.get(hash);
      if (hit && hit.until > performance.now()) return hit.session;
      const forgottenBefore = forgotten;
      const { rows } = await pool.query<CallerRow>({ ...callerByHash[kind], values: [hash] });
      cache.delete(hash);
      if (!rows[0]) return undefined;
      if (!rows[0].isShown && !(await noteShown(pool, hash))) return undefined;
      const session = present(rows[0]);
      if (cache.size >= capacity) cache.clear();
      const until = performance.now() + believed;
      found.set(session, { until, forgotten: forgottenBefore });
      if (forgotten === forgottenBefore) cache.set(hash, { session, until });
      noteUse(pool, rows[0], ip);
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
