import type { Blobs } from '@/adapters/blobs/blobs';
import { sniffMediaFile } from '@/adapters/speech/sniff-media';
import type { Actor } from '@/db/change';
import type { CompanyDb } from '@/db/database';
import { HttpError } from '@/http/errors';
import { recordingKey } from './audio-jobs';
import { registerAudio } from './register-audio';
import { endUpload, type StoredUpload } from './uploads.repo';

interface FinishedUpload {
  id: string;
  path: string;
  sizeBytes: number;
  stored: StoredUpload;
}

/**
 * Makes a meeting of an upload that is complete; answers its id. The meeting has the upload's own id, so
 * an upload that ends twice, or whose last answer was lost, makes one meeting.
 * @throws HttpError 415 when the file is plainly no recording
 */
export async function finishUpload(
  db: CompanyDb,
  blobs: Blobs,
  actor: Actor,
  { id, path, sizeBytes, stored }: FinishedUpload,
): Promise<string> {
  if (stored.audioId) return stored.audioId;
  const media = await sniffMediaFile(path);
  if (!media.ok) throw new HttpError(415, 'wrong-file-type', media.reason);
  await blobs.keep(recordingKey(db.organizationId, id), path);
  const { fileName, mimeType, settings } = stored;
  const audio = await registerAudio(db, actor, { id, fileName, mimeType, sizeBytes, ...settings });
  await endUpload(db, id, audio.id);
  return audio.id;
}
