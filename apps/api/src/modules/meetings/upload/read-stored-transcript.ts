import { say } from '@tavla/shared/error-words';
import { transcriptMax } from '@tavla/shared/limits';
import type { TranscriptKind } from '@tavla/shared/meetings/transcript-kinds';
import type { Blobs } from '@/adapters/blobs/blobs';
import { readAll } from '@/adapters/blobs/disk-blobs';
import { TextRefused } from '@/adapters/text-work/text-refused';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { readTranscript, Transcript } from '@/adapters/transcripts/read-transcript';
import { HttpError, invalid } from '@/http/errors/errors';

/** Ten megabytes take a second. */
const longestMs = 20_000;

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
  const read = await text
    .run<typeof readTranscript>('read-transcript', [bytes, kind], options)
    .catch((error: unknown) => {
      if (!(error instanceof TextRefused) || error.reason === 'busy') throw error;
      throw new HttpError(413, 'too-large', say('transcript-too-costly'));
    });
  if (!read.ok) throw invalid(['file', ...read.path].join('.'), read.words);
  return read.transcript;
}
