import { say } from '@tavla/shared/error-words';
import { isNamedTranscript, type TranscriptKind } from '@tavla/shared/meetings/transcript-kinds';
import type { Blobs } from '@/adapters/blobs/blobs';
import { sniffMedia } from '@/adapters/speech/sniff-media';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { Transcript } from '@/adapters/transcripts/read-transcript';
import { sniffTranscript } from '@/adapters/transcripts/sniff-transcript';
import type { CompanyDb } from '@/db/database';
import { HttpError } from '@/http/errors/errors';
import { readStoredTranscript } from './read-stored-transcript';
import { type MeetingSettings, type UploadSettings, withTold } from './upload-settings';

interface StoredFile {
  key: string;
  sizeBytes: number;
  /** Of a transcript. */
  kind: TranscriptKind | undefined;
  settings: UploadSettings;
}

/**
 * Which kind of transcript a file is, by its first bytes; undefined for a recording.
 * @param fileName what it is meant to be, for the words where it is neither
 * @throws HttpError 415 for what is neither
 */
export async function requireMeetingFile(
  head: Buffer,
  fileName: string,
): Promise<TranscriptKind | undefined> {
  const kind = sniffTranscript(head);
  if (kind) return kind;
  const media = await sniffMedia(head);
  if (media.ok) return undefined;
  const isMeant = media.words.reason === 'file-is-text' && isNamedTranscript(fileName);
  throw new HttpError(415, 'wrong-file-type', isMeant ? say('transcript-without-times') : media.words);
}

/**
 * What a meeting is made of a stored file with; with what was said, when it is a transcript.
 * @throws HttpError 400, 413; TextRefused `busy`
 */
export async function identify(
  files: { blobs: Blobs; text: TextWork },
  { organizationId }: CompanyDb,
  { key, sizeBytes, kind, settings }: StoredFile,
): Promise<MeetingSettings & { transcript?: Transcript }> {
  if (!kind) return withTold(settings, {});
  const transcript = await readStoredTranscript(files, organizationId, { key, sizeBytes, kind });
  return { ...withTold(settings, transcript.about), transcript };
}
