import type pg from 'pg';
import type { LoggedEvent, StoredEvent } from './event-feed';

const nobody: ReadonlySet<string> = new Set();

/**
 * Events with the people whom they are for. Those who are many are read once for all events that name them; where they
 * are not kept any more, the event is for nobody.
 */
export async function withAudiences(
  pool: pg.Pool,
  organizationId: string,
  events: readonly StoredEvent[],
): Promise<LoggedEvent[]> {
  const ids = new Set(events.flatMap(({ audienceId }) => audienceId ?? []));
  const kept = ids.size > 0 ? await readKept(pool, organizationId, [...ids]) : undefined;
  return events.map(({ audienceId, audience, ...event }) => ({
    ...event,
    audience: audienceId === null ? audience && new Set(audience) : (kept?.get(audienceId) ?? nobody),
  }));
}

async function readKept(
  pool: pg.Pool,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const { rows } = await pool.query<{ id: string; people: string[] }>(
    `select id, people from event_audience where "organizationId" = $1::uuid and id = any($2::uuid[])`,
    [organizationId, ids],
  );
  return new Map(rows.map(({ id, people }) => [id, new Set(people)]));
}
