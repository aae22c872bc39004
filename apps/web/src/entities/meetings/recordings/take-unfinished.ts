import type { PersonSession } from '@/api/person-session';
import { queuedUploads } from '../upload-queue/queued-uploads';
import { findRecording } from './kept-recordings';
import { letGo, takeInHand } from './recording-lock';
import { ownerOf, type StoredRecording } from './recording-store';

/**
 * Takes an unfinished recording in hand, until `letGo`. What a page shows of one may be old: another tab may have gone
 * on with it, sent or discarded it since.
 * @returns it as it is now; undefined when another tab has it, when it is on its way, or gone
 */
export async function takeUnfinished(
  session: PersonSession,
  id: string,
): Promise<StoredRecording | undefined> {
  if (!(await takeInHand(id))) return undefined;
  const isOnItsWay = queuedUploads(session)
    .all()
    .some(({ recordingId }) => recordingId === id);
  const recording = isOnItsWay ? undefined : await findRecording(ownerOf(session), id);
  if (!recording) letGo(id);
  return recording;
}
