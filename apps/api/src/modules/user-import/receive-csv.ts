import type { FastifyRequest } from 'fastify';
import { HttpError, invalid } from '@/http/errors';

/** Bytes of a file: more than 10,000 full rows take. */
const csvMax = 16 * 2 ** 20;

/** The one file of the form, field `file`. @throws HttpError 400 without one or with several, 413, 415 */
export async function receiveCsv(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart())
    throw new HttpError(415, 'wrong-file-type', 'Send the file as multipart/form-data, in the field file.');
  let bytes: Buffer | undefined;
  let count = 0;
  for await (const part of request.files({ limits: { fileSize: csvMax } })) {
    if (part.fieldname !== 'file') {
      part.file.resume();
      continue;
    }
    count++;
    bytes = await part.toBuffer();
  }
  if (count > 1) throw invalid('file', 'Choose one file only.');
  if (!bytes) throw invalid('file', 'Choose a CSV file to import.');
  return bytes;
}
