import { type ErrorReason, say } from '@tavla/shared/error-words';
import type { ErrorBody, ErrorCode, Failed, FieldError } from '@tavla/shared/errors';
import { wordsOfIssue } from '@tavla/shared/field-words';
import { cut } from '@tavla/shared/issue-words';
import type { Words } from '@tavla/shared/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ZodError } from 'zod';
import { TextRefused } from '@/adapters/text-work/text-refused';
import { isDatabaseDown } from '@/db/database-down';
import { noteRefusal, type SecurityEvent } from '../access/security-log';
import { bearerOf } from '../access/tokens/credential';
import { fromFramework } from './framework-errors';

type Extra = Partial<Pick<ErrorBody, 'errors' | 'failed' | 'current'>> & { retryAfterSeconds?: number };

/** An answer that is not a success, in words for the person. */
export class HttpError extends Error {
  override name = 'HttpError';
  /** What the security log calls it, where the code alone does not say. */
  security?: SecurityEvent;
  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode,
    readonly words: Words,
    readonly extra: Extra = {},
  ) {
    super(words.message);
  }
}

/** 404: `notFound('task')`. */
export function notFound(what: NotFoundIn<ErrorReason>): HttpError {
  return new HttpError(404, 'not-found', say(`${what}-not-found`));
}
type NotFoundIn<Reason> = Reason extends `${infer What}-not-found` ? What : never;

/** 400 that names one field and the rule it broke. */
export function invalid(path: string, words: Words): HttpError {
  return new HttpError(400, 'validation', words, ofField(path, words));
}

const cutShort = () => invalid('', say('ended-in-the-middle'));

/** 409 that names the field whose value somebody else has. */
export function taken(path: string, words: Words): HttpError {
  return new HttpError(409, 'taken', words, ofField(path, words));
}

/** Says which field an answer is about. */
export function ofField(path: string, words: Words): { errors: FieldError[] } {
  return { errors: [{ path, ...words }] };
}

/** Why one of several failed: in a sentence, and for another language. */
export function failure(...all: Words[]): Failed {
  const causes = all.map(({ reason, params }) => ({ reason, params }));
  return { reason: all.map(({ message }) => message).join('; '), causes };
}

/** Turns whatever was thrown into the one shape of errors; only unexpected ones are logged as errors. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A client that hangs up has the code of a database that does, ECONNRESET, and is no failure of ours.
  const isCut = error !== null && error === request.raw.errored;
  const { body, retryAfterSeconds } = toErrorBody(isCut ? cutShort() : error);
  if (body.code === 'internal') request.log.error({ err: error }, 'unexpected error');
  noteRefusal(request, error, body.code);
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
  // Source: RFC 6750, 3: a token that was not taken is answered by the scheme.
  if (body.statusCode === 401 && bearerOf(request) !== undefined) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
  }
  // The framework would hang up on a client that is still sending, which then never reads the answer.
  if (body.statusCode === 413) reply.removeHeader('connection');
  return reply.code(body.statusCode).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Pure: the answer to an error. */
export function toErrorBody(error: unknown): { body: ErrorBody; retryAfterSeconds?: number } {
  if (error instanceof HttpError) {
    const { retryAfterSeconds, ...extra } = error.extra;
    const body = { ...bodyOf(error.statusCode, error.code, error.words), ...extra };
    return retryAfterSeconds ? { body, retryAfterSeconds } : { body };
  }
  if (error instanceof TextRefused) {
    const { reason, words } = error;
    if (reason === 'busy') return { body: bodyOf(503, 'busy', words), retryAfterSeconds: 5 };
    return { body: bodyOf(413, 'too-large', words) };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.flatMap(({ instancePath, params }) =>
      fieldsOf(instancePath.slice(1), params),
    );
    return { body: validation(fields) };
  }
  if (error instanceof ZodError) {
    return { body: validation(error.issues.flatMap((issue) => fieldsOf(issue.path.join('/'), issue))) };
  }
  if (isDatabaseDown(error)) {
    return { body: bodyOf(503, 'database-unavailable', say('database-unavailable')), retryAfterSeconds: 5 };
  }
  const known = fromFramework(error as Error);
  return { body: known ? bodyOf(...known) : bodyOf(500, 'internal', say('internal')) };
}

/** Nobody mends more at a time. */
const errorsTold = 100;

function validation(errors: FieldError[]): ErrorBody {
  const { path: _, ...words } = errors[0] ?? { path: '', ...say('not-valid') };
  return { ...bodyOf(400, 'validation', words), errors: errors.slice(0, errorsTold) };
}

/** Pure: the field of an issue; of unknown fields each one by its name. */
function fieldsOf(instancePath: string, issue: object): FieldError[] {
  const path = cut(instancePath.replaceAll('/', '.'));
  const words = wordsOfIssue(issue);
  const { keys } = issue as { keys?: string[] };
  if (!keys) return [{ path, ...words }];
  return keys
    .slice(0, errorsTold)
    .map((key) => ({ path: path ? `${path}.${cut(key)}` : cut(key), ...words }));
}

function bodyOf(statusCode: number, code: ErrorCode, words: Words): ErrorBody {
  const { reason, params, message } = words;
  return { statusCode, code, message, reason, params };
}
