import type { ErrorBody } from '@tavla/shared/errors';

interface HttpError {
  code?: string;
  response?: { status: number; data: unknown };
}

/** axios's error, by its mark: axios's own test would bring all of axios to pages that so far only show a form. */
function isHttpError(error: unknown): error is HttpError {
  return isRecord(error) && error['isAxiosError'] === true;
}

/** The server's own words about a failure, when it answered with any. */
export function errorBody(error: unknown): ErrorBody | undefined {
  const data = isHttpError(error) ? error.response?.data : undefined;
  return isErrorBody(data) ? data : undefined;
}

/** By hand, for the same pages come without zod. */
function isErrorBody(data: unknown): data is ErrorBody {
  if (!isRecord(data) || !isText(data['code']) || !isText(data['message'])) return false;
  const errors = data['errors'] ?? [];
  return (
    Array.isArray(errors) &&
    errors.every(
      (one) => isRecord(one) && typeof one['path'] === 'string' && typeof one['message'] === 'string',
    )
  );
}

/** The status of the answer; undefined when there was none. */
export function errorStatus(error: unknown): number | undefined {
  return isHttpError(error) ? error.response?.status : undefined;
}

/** Whether the server refused because the browser's cookies are another person's by now. */
export function isOtherPerson(error: unknown): boolean {
  return isHttpError(error) && isOtherPersonBody(error.response?.data);
}

/** The same of an answer's body. */
export function isOtherPersonBody(data: unknown): boolean {
  return isRecord(data) && data['code'] === 'other-person';
}

/** Whether the server wants a fresh code before it does what was asked. */
export function isConfirmationAsked(error: unknown): boolean {
  return errorBody(error)?.code === 'confirm-with-code';
}

/** Whether the server could not be reached at all. */
export function isUnreachable(error: unknown): boolean {
  return isHttpError(error) && !error.response && error.code !== 'ERR_CANCELED';
}

/**
 * The reason of the first item of a `failed` array, else the message, else 'Unknown error'. Reads loosely,
 * so that an answer of something between us and the server (a proxy) still shows its message.
 */
export function errorText(error: unknown, fallback = 'Unknown error'): string {
  const data: unknown = isHttpError(error) ? error.response?.data : undefined;
  if (!isRecord(data)) return fallback;
  const first: unknown = Array.isArray(data['failed']) ? data['failed'][0] : undefined;
  if (isRecord(first) && isText(first['reason'])) return first['reason'];
  return isText(data['message']) ? data['message'] : fallback;
}

/** The message of each field that the server refused, by its path: `{ 'customField.tags': '…' }`. */
export function fieldErrors(error: unknown): Record<string, string> {
  const errors = errorBody(error)?.errors ?? [];
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
