import type pg from 'pg';
import type { Database } from '@/db/database';
import type { StoredEvent } from '@/db/events/event-feed';
import { withAudiences } from '@/db/events/read-audiences';
import type { DatedEvent } from '../message';
import { asEverybody } from '../sight';

/** So many are read and told before others get their turn. */
const pageSize = 100;

/** A stretch of the log. */
export interface EventPage {
  events: DatedEvent[];
  /** The newest event of all; nothing is kept of what is missing before it. */
  newest: number;
  /** Whether the events do not follow on the number that was asked for. */
  isBroken: boolean;
}

const columns = `e.seq::float8 as seq, e.resource, e.action, e.data, e.audience, e."audienceId", e."createdAt" as at`;

/** The events after a number, as everybody of the company may see them now. */
export async function readPage(db: Database, organizationId: string, after: number): Promise<EventPage> {
  const newest = await newestOf(db.pool, organizationId);
  const events = await readEvents(
    db,
    organizationId,
    `e.seq > $2 and e.seq <= $3 order by e.seq limit ${pageSize}`,
    [after, newest],
  );
  const isBroken = after > newest || (after < newest && events[0]?.seq !== after + 1);
  return { events, newest, isBroken };
}

/** One event of the log; undefined when it is not kept any more. */
export async function readEvent(
  db: Database,
  organizationId: string,
  seq: number,
): Promise<DatedEvent | undefined> {
  const [event] = await readEvents(db, organizationId, 'e.seq = $2', [seq]);
  return event;
}

async function readEvents(
  db: Database,
  organizationId: string,
  which: string,
  values: unknown[],
): Promise<DatedEvent[]> {
  const { rows } = await db.pool.query<StoredEvent & { at: Date }>(
    `select ${columns} from event e where e."organizationId" = $1::uuid and ${which}`,
    [organizationId, ...values],
  );
  const events = await withAudiences(db.pool, organizationId, rows);
  return asEverybody(
    db,
    organizationId,
    events.map((event, index) => ({ ...event, at: rows[index]?.at ?? new Date(0) })),
  );
}

async function newestOf(pool: pg.Pool, organizationId: string): Promise<number> {
  const { rows } = await pool.query<{ seq: number }>(
    `select "eventSeq"::float8 as seq from organization where id = $1::uuid`,
    [organizationId],
  );
  return rows[0]?.seq ?? 0;
}
