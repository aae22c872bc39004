import type { MultipartFile } from '@fastify/multipart';
import { say } from '@tavla/shared/error-words';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { requireStill } from '../access/access';
import { HttpError, invalid } from '../errors/errors';
import { FormGate, formLimits } from './form-gate';

export type FormPart = { name: string; value: string } | { name: string; file: MultipartFile };

/** What stands where bytes are not UTF-8; also a character of its own, which people may quote. */
const replacement = '\ufffd';
/** More than any file system holds. */
const fileNameMax = 1_000;
const replacementBytes = Buffer.from(replacement);

/**
 * The parts of a form, one by one as they arrive: the fields that its contract knows, each once, and its
 * files. What is refused is still read to its end: a browser shows no answer before it has sent everything.
 * @throws HttpError 400 for a form that is cut, malformed, or has what the contract does not know; 413; 415; at its
 *   end 401 and 403 as `requireStill`
 */
export async function* formParts(
  request: FastifyRequest,
  limits: { fileSize: number; files?: number },
): AsyncGenerator<FormPart> {
  if (!request.isMultipart()) throw new HttpError(415, 'wrong-file-type', say('not-a-form'));
  const { fields, file } = namesOf(request);
  const seen = new Set<string>();
  let hasReplacement = false;
  const look = (bytes: Buffer) => {
    hasReplacement ||= bytes.includes(replacementBytes);
  };
  const gate = new FormGate(request, look);
  // The same request, whose body comes through the gate.
  const gated: FastifyRequest = Object.create(request, { raw: { value: gate } });
  try {
    for await (const part of gated.parts({ limits })) {
      const name = part.fieldname ?? '';
      const isFile = part.type === 'file';
      if (isFile ? name !== file : !fields.includes(name)) throw unknownPart(name, isFile, fields, file);
      const text = isFile ? part.filename : String(part.value);
      if (text?.includes(replacement) && !hasReplacement)
        throw invalid(name, say('form-part-not-utf-8', { name }));
      if (isFile) {
        if ((text ?? '').length > fileNameMax)
          throw invalid(name, say('file-name-too-long', { count: fileNameMax }));
        yield { name, file: part };
        continue;
      }
      if (part.valueTruncated)
        throw invalid(name, say('form-field-too-large', { name, megabytes: formLimits.fieldSize / 2 ** 20 }));
      if (seen.has(name)) throw invalid(name, say('form-field-twice', { name }));
      seen.add(name);
      yield { name, value: text };
    }
    await requireStill(request);
  } finally {
    gate.unpipe();
    request.raw.unpipe(gate).resume();
  }
}

function namesOf({ routeOptions }: FastifyRequest): { fields: string[]; file: string } {
  const { contract } = routeOptions.config;
  const shape = (contract?.body as z.ZodObject | undefined)?.shape ?? {};
  return { fields: Object.keys(shape), file: contract?.files?.name ?? 'file' };
}

function unknownPart(name: string, isFile: boolean, fields: string[], file: string): HttpError {
  if (name === '') return invalid('', say('form-part-without-name'));
  const what = isFile ? 'form-file' : 'form-field';
  return fields.length
    ? invalid(name, say(`${what}-not-known`, { name, fields, file }))
    : invalid(name, say(`${what}-not-known-only-file`, { name, file }));
}
