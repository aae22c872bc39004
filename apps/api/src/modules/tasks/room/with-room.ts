import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import { inTransaction } from '@/db/transaction';
import { positionLengthMax, positionsBetween, type Slot } from '../task-position';
import { readSlot, type WantedPlace } from '../task-read.repo';
import { untilSaved } from '../until-saved';
import { makeRoom } from './make-room';

/** Undoes the transaction of a try that found no room. */
class Crowded extends Error {
  constructor(
    readonly column: string,
    readonly slot: Slot,
  ) {
    super('no room');
  }
}

/**
 * Runs a transaction that gives cards places, again for as long as somebody else is faster; where a column has no room
 * left between two cards, room is made first. @throws HttpError 409 when the tasks never hold still
 */
export function withRoom<T>(db: CompanyDb, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return untilSaved(async () => {
    try {
      return await inTransaction(db.pool, work);
    } catch (error) {
      if (!(error instanceof Crowded)) throw error;
      await makeRoom(db, error.column, error.slot);
      return undefined;
    }
  });
}

/** Positions for cards that land together beside a place, in their order; only within `withRoom`. */
export async function placesFor(
  db: CompanyDb,
  client: pg.PoolClient,
  ids: string[],
  place: WantedPlace,
): Promise<string[]> {
  const slot = await readSlot(db, client, ids, place);
  const positions = positionsBetween(slot, ids.length);
  if (positions.some(({ length }) => length > positionLengthMax)) throw new Crowded(place.column, slot);
  return positions;
}
