import { DetailedError, type HttpResponse } from 'tus-js-client';
import { bodyText } from '@/api/error-text';
import { i18n } from '@/i18n/i18n';

/** An upload that did not come to its end, in words for the person; empty where nobody said any. */
export class UploadFailure extends Error {
  /**
   * @param isOffline nobody answered: it may go on as soon as somebody does
   * @param fields what the server says of each field, by its name
   */
  constructor(
    words: string,
    readonly isOffline: boolean,
    readonly fields: Record<string, string> = {},
  ) {
    super(words);
  }
}

/** The server answered, but not how far an upload is. */
export class UnknownOffset extends Error {
  constructor(readonly answer: HttpResponse) {
    super('How far it is cannot be told now');
  }
}

/** The file was changed, moved or deleted since it was chosen: the browser gives nothing of it any more. */
export class UnreadableFile extends UploadFailure {
  constructor() {
    super(i18n.t('record:unreadable'), false);
  }
}

/** @throws UnreadableFile */
export async function requireReadable(file: File): Promise<void> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => {
      throw new UnreadableFile();
    });
}

/** The server's own message; nothing when there was none. */
export function wordsOf(error: Error | DetailedError): string {
  return bodyText(bodyOf(error)) ?? '';
}

/** What the server answered; undefined when it was not ours, such as a proxy's page, or there was no answer. */
export function bodyOf(error: Error | DetailedError): unknown {
  try {
    return JSON.parse(answerTo(error)?.getBody() ?? '');
  } catch {
    return undefined;
  }
}

/** The status of the answer; 0 when there was none. */
export function statusOf(error: Error | DetailedError): number {
  return answerTo(error)?.getStatus() ?? 0;
}

/** Whether what arrived at the server is not what was sent. */
export function isDamaged(error: Error | DetailedError): boolean {
  return (bodyOf(error) as { code?: unknown } | undefined)?.code === 'checksum-differs';
}

/** Whether the server has nothing of the upload any more: it was left lying for too long. */
export function isGone(error: Error | DetailedError): boolean {
  return [404, 410].includes(statusOf(error));
}

/**
 * Whether it is refused only as it is now: the line has stalled, or too much was asked within a minute. Who has too many
 * uploads is asked to do something about them.
 */
export function isOfNow(error: Error | DetailedError): boolean {
  const { reason } = (bodyOf(error) ?? {}) as { reason?: unknown };
  const isFull = typeof reason === 'string' && reason.endsWith('-has-too-many-uploads');
  const status = statusOf(error);
  return status === 408 || (status === 429 && !isFull);
}

function answerTo(error: Error | DetailedError) {
  if (!(error instanceof DetailedError)) return null;
  const { originalResponse, causingError } = error;
  return originalResponse ?? (causingError instanceof UnknownOffset ? causingError.answer : null);
}
