import type { Database } from '@/db/database';
import type { UploadPlace } from '../upload-place';
import { findEnded } from './silent-uploads.repo';

/** From the announcement, in milliseconds: whoever still answers its last request reads what lies there. */
const answered = 24 * 3_600_000;

/**
 * Takes away what lies in the folder of uploads that have become meetings, when the process that made them was killed
 * before it could: deleting the meeting deletes its recording, and not this second name of it.
 */
export async function clearRests(database: Database, place: UploadPlace, now = Date.now()): Promise<void> {
  const ids = await findEnded(database, await place.lying(), new Date(now - answered));
  for (const id of ids) await place.discardRest(id);
}
