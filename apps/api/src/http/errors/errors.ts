import type { ErrorBody, ErrorCode, FieldError } from '@tavla/shared/errors';
import { cut } from '@tavla/shared/issue-words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ZodError } from 'zod';
import { TextRefused } from '@/adapters/text-work/text-refused';
import { isDatabaseDown } from '@/db/database-down';
import { noteRefusal, type SecurityEvent } from '../access/security-log';
import { formLimits } from '../bodies/form-gate';

type Extra = Partial<Pick<ErrorBody, 'errors' | 'failed' | 'current'>> & { retryAfterSeconds?: number };

/** An answer that is not a success, in words for the person. */
export class HttpError extends Error {
  override name = 'HttpError';
  /** What the security log calls it, where the code alone does not say. */
  security?: SecurityEvent;
  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode,
    message: string,
    readonly extra: Extra = {},
  ) {
    super(message);
  }
}

export const notFound = (what = 'This') => new HttpError(404, 'not-found', `${what} does not exist.`);

/** 400 that names one field and the rule it broke. */
export function invalid(path: string, message: string): HttpError {
  return new HttpError(400, 'validation', message, { errors: [{ path, message }] });
}

const cutShort = () => invalid('', 'The request ended in the middle. Send it again.');

/** 409 that names the field whose value somebody else has. */
export function taken(path: string, message: string): HttpError {
  return new HttpError(409, 'taken', message, { errors: [{ path, message }] });
}

/** Turns whatever was thrown into the one shape of errors; only unexpected ones are logged as errors. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A client that hangs up has the code of a database that does, ECONNRESET, and is no failure of ours.
  const isCut = error !== null && error === request.raw.errored;
  const { body, retryAfterSeconds } = toErrorBody(isCut ? cutShort() : error);
  if (body.code === 'internal') request.log.error({ err: error }, 'unexpected error');
  noteRefusal(request, error, body.code);
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
  // The framework would hang up on a client that is still sending, which then never reads the answer.
  if (body.statusCode === 413) reply.removeHeader('connection');
  return reply.code(body.statusCode).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Pure: the answer to an error. */
export function toErrorBody(error: unknown): { body: ErrorBody; retryAfterSeconds?: number } {
  if (error instanceof HttpError) {
    const { retryAfterSeconds, ...extra } = error.extra;
    const body = { statusCode: error.statusCode, code: error.code, message: error.message, ...extra };
    return retryAfterSeconds ? { body, retryAfterSeconds } : { body };
  }
  if (error instanceof TextRefused) {
    const { message } = error;
    if (error.reason === 'busy') return { body: bodyOf(503, 'busy', message), retryAfterSeconds: 5 };
    return { body: bodyOf(413, 'too-large', message) };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return {
      body: validation(error.validation.flatMap(fieldsOf)),
    };
  }
  if (error instanceof ZodError) {
    return {
      body: validation(
        error.issues.flatMap(({ path, message, code, ...params }) =>
          fieldsOf({ instancePath: path.join('/'), keyword: code, message, params }),
        ),
      ),
    };
  }
  if (isDatabaseDown(error)) {
    const words = 'The database cannot be reached right now. Try again in a moment.';
    return { body: bodyOf(503, 'database-unavailable', words), retryAfterSeconds: 5 };
  }
  const known = fromFramework(error as { statusCode?: number; code?: string; message?: string });
  return {
    body: known ?? bodyOf(500, 'internal', 'Something went wrong on our side. Try again in a moment.'),
  };
}

function fromFramework(error: {
  statusCode?: number;
  code?: string;
  message?: string;
}): ErrorBody | undefined {
  if (error.code === 'ENOSPC') {
    return bodyOf(503, 'storage-unavailable', 'There is no room left on the server to store this.');
  }
  const form = formWords(error);
  if (form)
    return bodyOf(
      error.statusCode === 413 ? 413 : 400,
      error.statusCode === 413 ? 'too-large' : 'validation',
      form,
    );
  if (error.statusCode === 413) return bodyOf(413, 'too-large', 'This is too large to be accepted.');
  // 406 is what the framework says of a body that is no form where one is due.
  if (error.statusCode === 415 || error.statusCode === 406)
    return bodyOf(415, 'wrong-file-type', 'This kind of content is not accepted here.');
  if (error.statusCode === 429)
    return bodyOf(429, 'too-many-requests', error.message ?? 'Too many requests.');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return bodyOf(error.statusCode, 'validation', error.message ?? 'The request cannot be read.');
  }
  return undefined;
}

/** What the parser of forms says, which has a status for half of it only. */
function formWords({ code = '', message = '' }: { code?: string; message?: string }): string | undefined {
  if (code === 'FST_FIELDS_LIMIT') return `A form may have at most ${formLimits.fields} fields.`;
  if (code === 'FST_PARTS_LIMIT') return `A form may have at most ${formLimits.parts} parts.`;
  if (code === 'FST_FILES_LIMIT') return 'These are too many files for one form.';
  if (code === 'FST_PROTO_VIOLATION') return 'A part of the form has a name that is not accepted.';
  if (/Boundary not found|Boundary required|needle/.test(message))
    return 'The form names no boundary between its parts, or one that is not accepted.';
  if (/end of multipart data|terminated early/.test(message) || code === 'FST_MP_PREMATURE_CLOSE')
    return 'The form ends in the middle. Send it again.';
  return undefined;
}

/** Nobody mends more at a time. */
const errorsTold = 100;

function validation(errors: FieldError[]): ErrorBody {
  const words = errors[0]?.message ?? 'The request is not valid.';
  return { ...bodyOf(400, 'validation', words), errors: errors.slice(0, errorsTold) };
}

/** Pure: the field of an issue; of unknown fields each one by its name. */
function fieldsOf(issue: {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}): FieldError[] {
  const path = cut(issue.instancePath.replace(/^\//, '').replaceAll('/', '.'));
  const message = issue.message ?? '';
  if (issue.keyword !== 'unrecognized_keys') return [{ path, message }];
  return (issue.params.keys as string[])
    .slice(0, errorsTold)
    .map((key) => ({ path: path ? `${path}.${cut(key)}` : cut(key), message }));
}

function bodyOf(statusCode: number, code: ErrorCode, message: string): ErrorBody {
  return { statusCode, code, message };
}
