import type pg from 'pg';
import { appendEventsSql, type NewEvent } from './event-log';

/** Tells events in a transaction of the plain driver, as its last statement: it locks the company's counter. */
export async function emitWith(
  client: pg.PoolClient,
  organizationId: string,
  ...events: NewEvent[]
): Promise<void> {
  await client.query(appendEventsSql, [organizationId, JSON.stringify(events)]);
}
