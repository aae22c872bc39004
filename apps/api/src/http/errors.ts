import type { ErrorBody, ErrorCode, FieldError } from '@tavla/shared/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ZodError } from 'zod';
import { noteRefusal, type SecurityEvent } from './security-log';

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

/** 409 that names the field whose value somebody else has. */
export function taken(path: string, message: string): HttpError {
  return new HttpError(409, 'taken', message, { errors: [{ path, message }] });
}

/** Turns whatever was thrown into the one shape of errors; only unexpected ones are logged as errors. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body, retryAfterSeconds } = toErrorBody(error);
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
  if (hasZodFastifySchemaValidationErrors(error)) {
    return {
      body: validation(error.validation.map((issue) => field(issue.instancePath, issue.message ?? ''))),
    };
  }
  if (error instanceof ZodError) {
    return {
      body: validation(error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))),
    };
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
  if (isDatabaseDown(error)) {
    return bodyOf(
      503,
      'database-unavailable',
      'The database cannot be reached right now. Try again in a moment.',
    );
  }
  if (error.code === 'ENOSPC') {
    return bodyOf(503, 'storage-unavailable', 'There is no room left on the server to store this.');
  }
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

const downCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|08\w{3}|53300|P1001|P1002|P1008|P1017|P2024|P2037)$/;
const downWords =
  /Connection terminated|terminating connection|timeout exceeded when trying to connect|not queryable|Can't reach database|server closed|Unable to start a transaction/i;

/** Whether the database went away, however deep in the error that is said: Prisma puts it in `meta`. */
function isDatabaseDown(error: {
  code?: unknown;
  message?: unknown;
  meta?: unknown;
  cause?: unknown;
}): boolean {
  if (downCodes.test(String(error.code ?? '')) || downWords.test(String(error.message ?? ''))) return true;
  const { driverAdapterError } = (error.meta ?? {}) as { driverAdapterError?: unknown };
  return [driverAdapterError, error.cause].some(
    (inner) => typeof inner === 'object' && inner !== null && isDatabaseDown(inner),
  );
}

function validation(errors: FieldError[]): ErrorBody {
  return { ...bodyOf(400, 'validation', errors[0]?.message ?? 'The request is not valid.'), errors };
}

function field(pointer: string, message: string): FieldError {
  return { path: pointer.replace(/^\//, '').replaceAll('/', '.'), message };
}

function bodyOf(statusCode: number, code: ErrorCode, message: string): ErrorBody {
  return { statusCode, code, message };
}
