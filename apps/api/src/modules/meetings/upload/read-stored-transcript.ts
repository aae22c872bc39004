import { say } from '@tavla/shared/error-words';
import { transcriptMax } from '@tavla/shared/limits';
import type { TranscriptKind } from '@tavla/shared/meetings/transcript-kinds';
import { AttachmentUnreadable } from '@/adapters/attachments/attachment-unreadable';
import { parseDocument } from '@/adapters/attachments/parse-document';
import type { Blobs } from '@/adapters/blobs/blobs';
import { readAll } from '@/adapters/blobs/disk-blobs';
import { TextBroke, TextRefused } from '@/adapters/text-work/text-refused';
import type { TaskOptions, TextWork } from '@/adapters/text-work/text-work';
import type { ReadTranscript, readTranscript, Transcript } from '@/adapters/transcripts/read-transcript';
import { HttpError, invalid } from '@/http/errors/errors';

/** Ten megabytes take a second. */
const longestMs = 20_000;
/** A day of talk has less. */
const mostText = 3_000_000;

export const tooLarge = () =>
  new HttpError(413, 'too-large', say('transcript-too-large', { megabytes: transcriptMax / 2 ** 20 }));

/**
 * What a transcript that is stored says. It is read before a meeting is made of it, so that what is wrong with a
 * file is told to whoever sends it.
 * @throws HttpError 400 naming the line or the field, 413; TextRefused `busy`
 */
export async function readStoredTranscript(
  { blobs, text }: { blobs: Blobs; text: TextWork },
  organizationId: string,
  { key, sizeBytes, kind }: { key: string; sizeBytes: number; kind: TranscriptKind },
): Promise<Transcript> {
  if (sizeBytes > transcriptMax) throw tooLarge();
  const bytes = await readAll(await blobs.open(key));
  const options = { organizationId, milliseconds: longestMs };
  const read = await readBytes(text, bytes, kind, options).catch((error: unknown) => {
    if (error instanceof AttachmentUnreadable && error.reason !== 'limits')
      throw new HttpError(415, 'wrong-file-type', say('transcript-word-unreadable'));
    const isTooMuch =
      error instanceof AttachmentUnreadable ||
      error instanceof TextBroke ||
      (error instanceof TextRefused && error.reason === 'limits');
    throw isTooMuch ? new HttpError(413, 'too-large', say('transcript-too-costly')) : error;
  });
  if (!read.ok) throw invalid(['file', ...read.path].join('.'), read.words);
  return read.transcript;
}

/** @throws AttachmentUnreadable of a Word document; TextRefused, TextBroke */
async function readBytes(
  work: TextWork,
  bytes: Buffer,
  kind: TranscriptKind,
  options: TaskOptions,
): Promise<ReadTranscript> {
  if (kind !== 'docx') return work.run<typeof readTranscript>('read-transcript', [bytes, kind], options);
  const { text, isCut } = await parseDocument(work, { name: '', kind, bytes, mostText }, options);
  if (isCut) throw new AttachmentUnreadable('limits', '');
  return work.run<typeof readTranscript>('read-transcript', [Buffer.from(text), 'txt'], options);
}
