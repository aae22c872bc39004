import { say } from '@tavla/shared/error-words';
import type { Blobs } from '@/adapters/blobs/blobs';
import { readAll } from '@/adapters/blobs/disk-blobs';
import { SNIFFED_BYTES } from '@/adapters/speech/sniff-media';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { HttpError } from '@/http/errors/errors';
import { recordingKey } from '@/modules/meetings/pipeline/meeting-jobs';
import { identify, requireMeetingFile } from '../identify';
import { registerUpload } from '../register-meeting';
import { refuseUpload, type StoredUpload } from '../uploads.repo';
import { sha256Of } from './checksum';
import { isForGood } from './is-for-good';

interface FinishedUpload {
  id: string;
  stored: StoredUpload;
  /** Makes the recording's blob. */
  complete: () => Promise<void>;
}

/** What has become of an upload. */
export interface FinishedMeeting {
  audioId: string;
  /** Of the file as it is stored; of uploads that ended before it was counted, undefined. */
  sha256: string | undefined;
}

/**
 * Makes a meeting of an upload that is complete, if it is what was announced. The meeting has the upload's own id, so
 * an upload that ends twice, or whose last answer was lost, makes one meeting.
 * @throws HttpError 422 when it is not what was announced: what came stays where uploads are, and becomes no meeting;
 * 404 when the person has given it up meanwhile; 415 when the file is plainly no recording, 400 and 413 for a transcript that cannot be read
 */
export async function finishUpload(
  db: CompanyDb,
  files: { blobs: Blobs; text: TextWork },
  actor: Actor,
  { id, stored, complete }: FinishedUpload,
): Promise<FinishedMeeting> {
  if (stored.audioId) return { audioId: stored.audioId, sha256: stored.sha256 };
  const { fileName, mimeType, settings, sizeBytes } = stored;
  const { blobs } = files;
  await complete();
  const key = recordingKey(db.organizationId, id);
  const sha256 = await sha256Of(blobs, key);
  if (stored.announced && stored.announced !== sha256) {
    // In a folder the upload stays a file of its own.
    if (stored.folder) await blobs.delete(key);
    throw new HttpError(422, 'checksum-differs', say('recording-damaged'));
  }
  const head = await readAll(
    await blobs.open(key, { start: 0, end: Math.min(SNIFFED_BYTES, sizeBytes) - 1 }),
  );
  const identified = async () =>
    identify(files, db, { key, sizeBytes, kind: await requireMeetingFile(head, fileName), settings });
  const register = async () => {
    const told = await identified();
    await registerUpload(db, actor, { id, fileName, mimeType, sizeBytes, ...told }, sha256);
  };
  await register().catch(async (error: unknown) => {
    if (isForGood(error)) {
      await blobs.delete(key);
      await refuseUpload(db, id);
    }
    throw error;
  });
  return { audioId: id, sha256 };
}
