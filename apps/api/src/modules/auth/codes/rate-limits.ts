import type { Database } from '@/db/database';
import { HttpError } from '@/http/errors/errors';
import { isOver } from '@/http/limits/window-sql';
import { type WaitReason, waitWords } from './wait-words';

/** So many turns within a window of so many milliseconds; the window starts with the first turn. */
export interface Limit {
  key: string;
  max: number;
  window: number;
  /** What to tell whoever is over it. */
  words: WaitReason;
  /** A turn that was taken is never given back, whatever came of it. */
  isFinal?: boolean;
}

/**
 * Takes one turn of each limit, in order, counted in the database, so that all processes share them. All or
 * none: what is refused has cost nothing, and leaves no row behind the limit that refused it.
 * @throws HttpError 429 with the seconds to wait when one is used up
 */
export async function consumeLimits(db: Database, limits: Limit[]): Promise<void> {
  const taken: Limit[] = [];
  for (const limit of limits) {
    const seconds = await consumeLimit(db, limit);
    if (seconds === undefined) {
      taken.push(limit);
      continue;
    }
    const refused = taken.map(({ key }) => key);
    if (refused.length) await refundLimits(db, refused);
    // Kept to the millisecond, the end of a window may lie a little after it.
    const retryAfterSeconds = Math.max(1, Math.ceil(Math.min(seconds, limit.window / 1000)));
    const words = waitWords(limit.words, retryAfterSeconds);
    throw new HttpError(429, 'too-many-requests', words, { retryAfterSeconds });
  }
}

/** Undefined when the turn is taken, else the seconds until there are some again. */
async function consumeLimit(db: Database, { key, max, window }: Limit): Promise<number | undefined> {
  const { rows } = await db.pool.query<{ isTaken: boolean; seconds: number | null }>({
    name: 'take-turn',
    text: `with turn as (
        insert into rate_limit as r (key, count, "expiresAt") values ($1, 1, now() + $2 * interval '1 ms')
        on conflict (key) do update set
          count = case when ${isOver('r')} then 1 else r.count + 1 end,
          "expiresAt" = case when ${isOver('r')} then excluded."expiresAt" else r."expiresAt" end
        where ${isOver('r')} or r.count < $3
        returning 1
      )
      select exists (select 1 from turn) as "isTaken",
        (select extract(epoch from "expiresAt" - now())::float8 from rate_limit where key = $1) as seconds`,
    values: [key, window, max],
  });
  // The row is not to be seen yet when somebody else has written it a moment ago.
  return rows[0]?.isTaken ? undefined : (rows[0]?.seconds ?? window / 1000);
}

/** Locks the rows in one order, so that two who give back at once never wait for each other. */
export const refundSql = `update rate_limit r set count = greatest(r.count - 1, 0)
  from (select key from rate_limit where key = any($1) order by key for update) as mine
  where r.key = mine.key`;

/** Gives turns back that came to nothing through no fault of the person, or that showed to be theirs. */
export async function refundLimits(db: Pick<Database, 'pool'>, keys: string[]): Promise<void> {
  await db.pool.query({ name: 'give-turns-back', text: refundSql, values: [keys] });
}

/** The keys of those limits whose turns can be given back. */
export function refundable(limits: Limit[]): string[] {
  return limits.filter(({ isFinal }) => !isFinal).map(({ key }) => key);
}
