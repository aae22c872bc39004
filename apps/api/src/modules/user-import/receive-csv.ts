import type { FastifyRequest } from 'fastify';
import { invalid } from '@/http/errors';
import { formParts } from '@/http/form-parts';

/** Bytes of a file: more than 10,000 full rows take. */
const csvMax = 16 * 2 ** 20;

/** The one file of the form, field `file`. @throws HttpError 400 without one or with several, 413, 415 */
export async function receiveCsv(request: FastifyRequest): Promise<Buffer> {
  let bytes: Buffer | undefined;
  for await (const part of formParts(request, { fileSize: csvMax, files: 2 })) {
    if (bytes) throw invalid('file', 'Choose one file only.');
    if ('file' in part) bytes = await part.file.toBuffer();
  }
  if (!bytes) throw invalid('file', 'Choose a CSV file to import.');
  return bytes;
}
