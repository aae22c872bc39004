import type pg from 'pg';

/** Longer than a weekend: so long nobody may have looked before the clock is no longer trusted. */
const steady = "interval '3 days'";
/** So long nothing is cleared away that somebody may miss. */
const rest = "interval '1 day'";

/**
 * Notes that somebody looks at what is to be cleared away or to end, and says whether to leave it for now: when the clock of the
 * database is far from where it was at the last look, or there was none. It was set then, a backup was restored, or
 * nothing ran: what it says to be long past may be just what somebody wants back.
 *
 * A rest that ended while nobody looked is not followed by another one: an installation that runs for some hours a week
 * would never clear anything. A clock that leaps ahead twice within a day looks the same.
 */
export async function restsNow(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ rests: boolean }>(
    `insert into clean_up as c (id, "lookedAt", "restsUntil") values (1, now(), now() + ${rest})
     on conflict (id) do update set "lookedAt" = now(), "restsUntil" = case
       when c."lookedAt" between now() - ${steady} and now() + ${steady} then c."restsUntil"
       when c."restsUntil" between c."lookedAt" and now() then c."restsUntil"
       else now() + ${rest} end
     returning "restsUntil" > now() as rests`,
  );
  return rows[0]?.rests ?? true;
}
