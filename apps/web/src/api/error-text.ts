import type { Cause, ErrorBody, Failed } from '@tavla/shared/errors';
import { i18n } from '@/i18n/i18n';
import { inLanguage, translated } from '@/i18n/said';

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

/** Whether there is nothing at the id of a link, or it is none: a link may be cut. Asking again changes nothing. */
export function isNotThere(error: unknown): boolean {
  return [400, 404].includes(errorStatus(error) ?? 0);
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

/** Whether the session lacks the passkey that its company asks for. */
export function isPasskeyNeeded(error: unknown): boolean {
  return errorBody(error)?.code === 'passkey-needed';
}

/** Whether the server could not be reached at all. */
export function isUnreachable(error: unknown): boolean {
  return isHttpError(error) && !error.response && error.code !== 'ERR_CANCELED';
}

/**
 * In the chosen language the reason of the first item of a `failed` array, else the message, else what is to be said of
 * an answer that was not Tavla's, or never came.
 * Reads loosely, so that an answer of something between us and the server (a proxy) still shows its message.
 */
export function errorText(error: unknown, fallback = unsaid(error)): string {
  const data: unknown = isHttpError(error) ? error.response?.data : undefined;
  return bodyText(data) ?? fallback;
}

/**
 * The same where a form of people is saved: the specification has 'Unknown error' for an answer that says nothing.
 */
export function savingErrorText(error: unknown): string {
  return errorText(error, isUnreachable(error) ? unsaid(error) : i18n.t('unknownError'));
}

/** Tavla itself always says why: an answer without words is that of something in front of a server that is not there. */
function unsaid(error: unknown): string {
  if (isUnreachable(error)) return i18n.t('failure.unreachable');
  return i18n.t(errorStatus(error) === undefined ? 'unknownError' : 'failure.notOurs');
}

/** The same of an answer's body, however it came; undefined when it says nothing. */
export function bodyText(data: unknown): string | undefined {
  if (!isRecord(data)) return undefined;
  const first: unknown = Array.isArray(data['failed']) ? data['failed'][0] : undefined;
  if (isRecord(first) && isText(first['reason'])) return failedText(first as Failed);
  return isSaid(data) ? inLanguage(data) : undefined;
}

/** Why one of several failed, in the chosen language. */
export function failedText({
  reason,
  causes = [],
}: {
  reason: string | null;
  causes?: Cause[] | undefined;
}): string {
  const texts = causes.map(translated);
  return texts.length > 0 && texts.every(isText) ? texts.join('; ') : (reason ?? '');
}

/** Why a piece of work in the background ended, in the chosen language. */
export function endedText({ error, cause }: { error: string | null; cause?: Cause | null | undefined }) {
  return error === null ? null : inLanguage({ ...cause, message: error });
}

/** What is said of each field that the server refused, by its path: `{ 'customField.tags': '…' }`. */
export function fieldErrors(error: unknown): Record<string, string> {
  return bodyFieldErrors(errorBody(error));
}

/** The same of an answer's body, however it came. */
export function bodyFieldErrors(data: unknown): Record<string, string> {
  const errors = (isErrorBody(data) && data.errors) || [];
  return Object.fromEntries(errors.toReversed().map(({ path, ...words }) => [path, inLanguage(words)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSaid(value: Record<string, unknown>): value is Record<string, unknown> & { message: string } {
  return isText(value['message']);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
