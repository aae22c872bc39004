import { randomUUID } from 'node:crypto';
import type { Database } from '@/db/database';
import type { UploadPlace } from '../upload-place';
import { claimUpload, findSilentUploads, forgetClaimed, releaseUpload } from './silent-uploads.repo';

/**
 * An upload that was announced and never got a byte is kept for so long, in milliseconds. Who announces may be gone
 * before they hear where it is, and then nobody ever sends to it nor gives it up. Whoever comes back later loses
 * nothing: there is nothing of theirs here, and they are told to announce it again.
 */
export const emptyKept = 3_600_000;

/**
 * A process that was killed between taking the lock and the first byte never gives it back. A request that lives so
 * long has sent something, for one whose connection is silent is ended; in milliseconds from the announcement.
 */
export const lockKept = 12 * 3_600_000;

/**
 * Forgets the uploads of this place that never got a byte.
 * @returns how many
 */
export async function clearEmptyUploads(
  database: Database,
  place: UploadPlace,
  now = Date.now(),
): Promise<number> {
  let gone = 0;
  const deadBefore = new Date(now - lockKept);
  const silent = await findSilentUploads(database, place.folder, {
    ...{ before: new Date(now - emptyKept), deadBefore },
  });
  for (const { organizationId, id } of silent) {
    const db = database.forCompany(organizationId);
    // Its lock is nobody's to take, however old it is.
    if ((await place.received(db, id)) > 0) continue;
    const token = randomUUID();
    // Whoever begins to send now waits until this is decided, as for another request.
    if (!(await claimUpload(db, id, token, deadBefore))) continue;
    if ((await place.received(db, id)) > 0) {
      await releaseUpload(db, id, token);
      continue;
    }
    // The row first: what is sent to a place that has gone is told to begin anew.
    const was = await forgetClaimed(db, id, token);
    if (was) await place.discard(db, id, was.multipartId);
    gone += 1;
  }
  return gone;
}
