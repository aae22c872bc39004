import { buffer } from 'node:stream/consumers';
import { picturesSeenBytes } from '@tavla/shared/limits';
import type { Blobs } from '@/adapters/blobs/blobs';
import type { CompanyDb } from '@/db/database';
import type { PicturesAtHand } from '@/modules/assistant/model/pictures-at-hand';
import type { FilesOf } from '../chat.repo';
import { findPictures, type PictureRow } from './pictures.repo';

/** More are never chosen from; a message has no more of its own. */
const newest = 20;

/**
 * The pictures that a model is shown for a message, oldest first: its own and then the newest of the conversation, as many
 * as the model takes and as may be sent at a time. They go as they were attached.
 * @param most how many the model takes
 */
export async function gatherPictures(
  db: CompanyDb,
  blobs: Blobs,
  files: FilesOf,
  messageId: string,
  most: number,
): Promise<PicturesAtHand> {
  if (most === 0) return { shown: [], left: [] };
  const found = await findPictures(db, files, newest);
  const chosen = choose(found, messageId, most);
  const shown = await Promise.all(
    chosen.map(async ({ id, name, mimeType, blobKey }) => {
      return { id, name, mimeType, bytes: await buffer(await blobs.open(blobKey)) };
    }),
  );
  const left = found.filter((one) => one.messageId === messageId && !chosen.includes(one));
  return { shown, left: left.reverse().map(({ name }) => name) };
}

/** @param found the newest first */
function choose(found: readonly PictureRow[], messageId: string, most: number): PictureRow[] {
  const own = found.filter((one) => one.messageId === messageId);
  const others = found.filter((one) => one.messageId !== messageId);
  const chosen: PictureRow[] = [];
  let room = picturesSeenBytes;
  for (const one of [...own.reverse(), ...others]) {
    if (chosen.length >= most || one.sizeBytes > room) continue;
    room -= one.sizeBytes;
    chosen.push(one);
  }
  return chosen.sort((a, b) => (a.id < b.id ? -1 : 1));
}
