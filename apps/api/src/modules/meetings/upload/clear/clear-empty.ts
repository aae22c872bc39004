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
 * Forgets the uploads of this place that never got a byte.
 * @returns how many
 */
export async function clearEmptyUploads(
  database: Database,
  place: UploadPlace,
  now = Date.now(),
): Promise<number> {
  let gone = 0;
  const silent = await findSilentUploads(database, place.folder, new Date(now - emptyKept));
  for (const { organizationId, id } of silent) {
    const db = database.forCompany(organizationId);
    const token = randomUUID();
    // Whoever begins to send now waits until this is decided, as for another request.
    if (!(await claimUpload(db, id, token))) continue;
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
