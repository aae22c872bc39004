import type { Database } from '@/db/database';
import { HttpError } from '@/http/errors';

/** So many turns within a window of so many milliseconds; the window starts with the first turn. */
export interface Limit {
  key: string;
  max: number;
  window: number;
}

/**
 * Takes one turn of each limit, in order, counted in the database, so that all processes share them.
 * @throws HttpError 429 with the seconds to wait when one is used up; the later ones are not touched then
 */
export async function takeTurns(db: Database, limits: Limit[], message: string): Promise<void> {
  for (const { key, max, window } of limits) {
    const { rows } = await db.pool.query<{ count: number; seconds: number }>({
      name: 'take-turn',
      text: `insert into rate_limit as r (key, count, "expiresAt") values ($1, 1, now() + $2 * interval '1 ms')
        on conflict (key) do update set
          count = case when r."expiresAt" <= now() then 1 else r.count + 1 end,
          "expiresAt" = case when r."expiresAt" <= now() then excluded."expiresAt" else r."expiresAt" end
        returning count, extract(epoch from "expiresAt" - now())::float8 as seconds`,
      values: [key, window],
    });
    const { count = 0, seconds = 0 } = rows[0] ?? {};
    if (count > max) {
      throw new HttpError(429, 'too-many-requests', message, {
        retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
      });
    }
  }
}

/** Gives turns back that came to nothing through no fault of the person. */
export async function giveTurnsBack(db: Database, limits: Limit[]): Promise<void> {
  await db.pool.query('update rate_limit set count = greatest(count - 1, 0) where key = any($1)', [
    limits.map(({ key }) => key),
  ]);
}

export const limitKeys = (limits: Limit[]) => limits.map(({ key }) => key);
