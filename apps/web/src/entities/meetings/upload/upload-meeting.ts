import { me } from '@tavla/shared/contracts/auth';
import type { Language } from '@tavla/shared/meetings/languages';
import { DetailedError, Upload } from 'tus-js-client';
import { call } from '@/api/call';
import { bodyText, isOtherPersonBody } from '@/api/error-text';
import type { PersonSession } from '@/api/person-session';
import { refreshSession } from '@/api/refresh-session';
import { loseSession } from '@/api/session';
import { keptUploads } from './kept-uploads';

const endpoint = '/api/v1/uploads';
/** Small enough that a phone on a train loses little, large enough to cost nothing on a good line. */
const chunkSize = 8 * 2 ** 20;
/** Tries after a lost connection; then the person is told. They add up to about five minutes. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000];
/** An access token lives longer than this. */
const sessionCheckEvery = 5 * 60_000;

export interface UploadHandlers {
  onProgress(sentBytes: number): void;
  /** The connection is lost, and the upload waits for it. */
  onWaiting(): void;
}

export interface RunningUpload {
  /** The id of the meeting. Rejects with words for the person. */
  done: Promise<string>;
  /** Stops, and lets the server forget what it has. */
  abort(): Promise<void>;
}

interface NewMeeting {
  /** A recording, or a transcript. */
  file: File;
  language: Language;
  recordedAt: Date;
  /** Else it is called as its file is. */
  name?: string;
}

/**
 * Sends a person's file, of which the server makes a meeting, piece by piece; an upload that was cut, by a closed tab or the end of the session,
 * goes on where it was when the same person sends it again.
 */
export function uploadMeeting(
  session: PersonSession,
  { file, language, recordedAt, name }: NewMeeting,
  handlers: UploadHandlers,
): RunningUpload {
  let upload: Upload | undefined;
  const done = new Promise<string>((resolve, reject) => {
    let checkedAt = 0;
    let words = '';
    upload = new Upload(file, {
      endpoint,
      chunkSize,
      headers: session.headers,
      urlStorage: keptUploads(session.kept),
      retryDelays,
      removeFingerprintOnSuccess: true,
      // The language is part of the announcement: another language is another upload.
      fingerprint: async () => ['tavla', file.name, file.size, file.lastModified, language].join('-'),
      metadata: {
        filename: file.name,
        filetype: file.type,
        language,
        recordedAt: recordedAt.toISOString(),
        ...(name && { name }),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      onBeforeRequest: async () => {
        session.signal.throwIfAborted();
        if (Date.now() - checkedAt < sessionCheckEvery) return;
        await call(me).catch(() => {});
        checkedAt = Date.now();
      },
      // The client library would begin anew. Whoever answered so may just not know how far the upload is.
      onAfterResponse: (request, response) => {
        const isUnknown = response.getStatus() === 409 || response.getStatus() >= 500;
        if (request.getMethod() === 'HEAD' && isUnknown) throw new Error('How far it is cannot be told now');
      },
      onShouldRetry: (error) => {
        words = wordsOf(error) || words;
        const status = error.originalResponse?.getStatus() ?? 0;
        if (status === 401) {
          if (isOtherPersonBody(bodyOf(error))) loseSession(session, 'other-person');
          else void refreshSession(session, Date.now()).catch(() => undefined);
          return !session.signal.aborted;
        }
        const isRefused = status >= 400 && status < 500 && status !== 409 && status !== 423;
        if (!isRefused) handlers.onWaiting();
        return !isRefused;
      },
      onProgress: handlers.onProgress,
      onSuccess: ({ lastResponse }) => resolve(lastResponse.getHeader('Audio-Id') ?? ''),
      onError: (error) => reject(new Error(wordsOf(error) || words)),
    });
    void resume(upload, session);
  });
  const stop = session.onClose(() => void upload?.abort());
  done.then(stop, stop);
  return {
    done,
    abort: async () => upload?.abort(true),
  };
}

async function resume(upload: Upload, { signal }: PersonSession): Promise<void> {
  const [previous] = await upload.findPreviousUploads().catch(() => []);
  if (previous) upload.resumeFromPreviousUpload(previous);
  if (!signal.aborted) upload.start();
}

/** The server's own message; nothing when there was none. */
function wordsOf(error: Error | DetailedError): string {
  return bodyText(bodyOf(error)) ?? '';
}

/** What the server answered; undefined when it was not ours, such as a proxy's page, or there was no answer. */
function bodyOf(error: Error | DetailedError): unknown {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  try {
    return JSON.parse(answer?.getBody() ?? '');
  } catch {
    return undefined;
  }
}
