import { say } from '@tavla/shared/error-words';
import { formParts } from '@/http/bodies/form-parts';
import { readWhole } from '@/http/bodies/held-bytes';
import { invalid } from '@/http/errors/errors';
import type { Call } from '@/http/route';

/** Bytes of a file: more than 10,000 full rows take. */
const csvMax = 16 * 2 ** 20;

/** The one file of the form, field `file`. @throws HttpError 400 without one or with several, 413, 415, 429 */
export async function receiveCsv({ request, reply }: Call): Promise<Buffer> {
  let bytes: Buffer | undefined;
  for await (const part of formParts(request, { fileSize: csvMax, files: 2 })) {
    if (bytes) throw invalid('file', say('one-file-only'));
    if ('file' in part) bytes = await readWhole(request, reply, part.file);
  }
  if (!bytes) throw invalid('file', say('no-csv-file'));
  return bytes;
}
