import type { Blobs } from '@/adapters/blobs/blobs';
import { readAll } from '@/adapters/blobs/disk-blobs';
import { SNIFFED_BYTES } from '@/adapters/speech/sniff-media';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { HttpError } from '@/http/errors/errors';
import { recordingKey } from '../pipeline/meeting-jobs';
import { identify, requireMeetingFile } from './identify';
import { registerMeeting } from './register-meeting';
import { endUpload, type StoredUpload } from './uploads.repo';

interface FinishedUpload {
  id: string;
  stored: StoredUpload;
  /** Makes the recording's blob. */
  complete: () => Promise<void>;
}

/**
 * Makes a meeting of an upload that is complete; answers its id. The meeting has the upload's own id, so
 * an upload that ends twice, or whose last answer was lost, makes one meeting.
 * @throws HttpError 415 when the file is plainly no recording, 400 and 413 for a transcript that cannot be read
 */
export async function finishUpload(
  db: CompanyDb,
  files: { blobs: Blobs; text: TextWork },
  actor: Actor,
  { id, stored, complete }: FinishedUpload,
): Promise<string> {
  if (stored.audioId) return stored.audioId;
  const { fileName, mimeType, settings, sizeBytes } = stored;
  const { blobs } = files;
  await complete();
  const key = recordingKey(db.organizationId, id);
  const head = await readAll(
    await blobs.open(key, { start: 0, end: Math.min(SNIFFED_BYTES, sizeBytes) - 1 }),
  );
  const identified = async () =>
    identify(files, db, { key, sizeBytes, kind: await requireMeetingFile(head), settings });
  const told = await identified().catch(async (error: unknown) => {
    // What is no meeting never becomes one; a process that was busy may be asked again.
    if (error instanceof HttpError) await blobs.delete(key);
    throw error;
  });
  const meeting = await registerMeeting(db, actor, { id, fileName, mimeType, sizeBytes, ...told });
  await endUpload(db, id, meeting.id);
  return meeting.id;
}
