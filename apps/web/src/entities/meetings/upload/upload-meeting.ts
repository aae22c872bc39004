import { me } from '@tavla/shared/contracts/auth';
import { Upload, type UploadOptions } from 'tus-js-client';
import { call } from '@/api/call';
import { bodyFieldErrors, isOtherPersonBody } from '@/api/error-text';
import type { PersonSession } from '@/api/person-session';
import { refreshSession } from '@/api/refresh-session';
import { loseSession } from '@/api/session';
import { i18n } from '@/i18n/i18n';
import { atMostEvery } from './at-most-every';
import { checksumIn, checksumOf } from './checksum-of';
import { keptUploads } from './kept-uploads';
import { metadataOf, type NewMeeting } from './new-meeting';
import {
  bodyOf,
  isDamaged,
  isGone,
  isOfNow,
  requireReadable,
  statusOf,
  UnknownOffset,
  type UnreadableFile,
  UploadFailure,
  wordsOf,
} from './upload-failure';

const endpoint = '/api/v1/uploads';
/** Small enough that a phone on a train loses little, large enough to cost nothing on a good line. */
const chunkSize = 8 * 2 ** 20;
/** Tries after a lost connection; then the person is told. They add up to about five minutes. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000];
/** An access token lives longer than this. */
const sessionCheckEvery = 5 * 60_000;
/** A file that arrives damaged is sent so many times in all. */
const sendings = 3;

export interface UploadHandlers {
  onProgress(sentBytes: number): void;
  /**
   * The connection is lost, and the upload waits for it.
   * @param words what the server says, where it is the server that is in trouble
   */
  onWaiting(words: string): void;
  /** Where the server has what is sent; said also after a stop that came before the server had answered. */
  onAddress?(url: string): void;
  /** The same, once it is stopped for good: nobody goes on with what is there. */
  onGivenUp?(url: string): void;
}

export interface RunningUpload {
  /**
   * The id of the meeting, once the server has confirmed by checksum that it has the whole file. Rejects with an
   * UploadFailure; never settles when it was stopped.
   */
  done: Promise<string>;
  /** Stops for good. */
  abort(): void;
  /** Stops; the same file goes on later where it was. */
  pause(): void;
}

/**
 * Sends a person's file, of which the server makes a meeting, piece by piece; an upload that was cut, by a closed tab
 * or the end of the session, goes on where it was when the same person sends it again. What the server has is compared
 * by checksum with what is here; a file that arrived damaged is sent anew.
 */
export function uploadMeeting(
  session: PersonSession,
  meeting: NewMeeting,
  handlers: UploadHandlers,
): RunningUpload {
  let upload: Upload | undefined;
  /** The server has been asked for a place, and has not answered. */
  let isAnnouncing = false;
  let isGivenUp = false;
  const ending = new AbortController();
  const ended = AbortSignal.any([session.signal, ending.signal]);
  const damaged: string[] = [];
  const storage = keptUploads(session.kept);

  const forget = async (fingerprint: string) => {
    for (const { urlStorageKey } of await storage.findUploadsByFingerprint(fingerprint))
      await storage.removeUpload(urlStorageKey);
  };
  const tellAddress = (url: string | null | undefined) => {
    if (!url) return;
    handlers.onAddress?.(url);
    if (isGivenUp) handlers.onGivenUp?.(url);
  };
  const run = async (): Promise<string> => {
    const sha256 = await checksumOf(meeting.file, ended);
    // What an upload began with, it ends with: it does not go on for others than those it shall be shown to.
    const { language, visibility, attendeeIds } = meeting;
    const told = [visibility, attendeeIds].flatMap((one) => (one ? JSON.stringify(one) : []));
    const fingerprint = ['tavla', sha256, language, ...told].join('-');
    let hasBegunAnew = false;
    for (let sending = 1; ; sending++) {
      const sent = await new Promise<string | Error>((resolve) => {
        const onWaiting = (words: string) => {
          // A file that has changed looks like a connection that is lost.
          requireReadable(meeting.file).catch((error: UnreadableFile) => {
            void upload?.abort();
            resolve(error);
          });
          handlers.onWaiting(words);
        };
        const options = optionsOf(session, { ...handlers, onWaiting }, (error) => resolve(error));
        upload = new Upload(meeting.file, {
          ...options,
          onBeforeRequest: async (request) => {
            await options.onBeforeRequest?.(request);
            ended.throwIfAborted();
            isAnnouncing = request.getMethod() === 'POST';
          },
          onShouldRetry: (...failure) => {
            isAnnouncing = false;
            return !ended.aborted && options.onShouldRetry?.(...failure) === true;
          },
          urlStorage: storage,
          fingerprint: async () => fingerprint,
          metadata: { ...metadataOf(meeting), sha256 },
          onUploadUrlAvailable: () => {
            isAnnouncing = false;
            if (ended.aborted) void upload?.abort();
            // Once the client library has kept it.
            queueMicrotask(() => tellAddress(upload?.url));
          },
          onSuccess: ({ lastResponse }) => {
            // Without its word nobody knows what the server has: what is here stays.
            const isSame = checksumIn(lastResponse.getHeader('Repr-Digest')) === sha256;
            const unconfirmed = new UploadFailure(i18n.t('record:unconfirmed'), false);
            resolve(isSame ? (lastResponse.getHeader('Audio-Id') ?? '') : unconfirmed);
          },
        });
        resume(upload, ended).catch(resolve);
      });
      if (typeof sent === 'string') {
        await meeting.onConfirmed?.();
        await forget(fingerprint);
        for (const url of damaged) void Upload.terminate(url, { headers: session.headers }).catch(() => {});
        return sent;
      }
      // Its place has gone in the middle: with the file at hand it begins anew.
      const mayBeginAnew: boolean = isGone(sent) && !hasBegunAnew;
      hasBegunAnew ||= mayBeginAnew;
      if (mayBeginAnew) {
        await forget(fingerprint);
        continue;
      }
      if (!isDamaged(sent) || sending === sendings) throw asFailure(sent);
      // Both stay as they are: only what arrives whole takes the place of what is here.
      if (upload?.url) damaged.push(upload.url);
      await forget(fingerprint);
    }
  };

  const done = new Promise<string>((resolve, reject) => {
    run().then(resolve, (error: unknown) => ended.aborted || reject(error));
  });
  const stop = session.onClose(() => void upload?.abort());
  done.then(stop, stop);
  // A server that is making a place says where only in its answer.
  const pause = () => {
    ending.abort();
    if (!isAnnouncing) void upload?.abort();
  };
  return {
    done,
    abort: () => {
      pause();
      isGivenUp = true;
      if (upload?.url) handlers.onGivenUp?.(upload.url);
    },
    pause,
  };
}

/** How a person's upload asks, and when it asks again. */
function optionsOf(
  session: PersonSession,
  handlers: UploadHandlers,
  onError: (error: Error) => void,
): UploadOptions {
  const isTimeToCheck = atMostEvery(sessionCheckEvery);
  return {
    endpoint,
    chunkSize,
    headers: session.headers,
    retryDelays,
    onBeforeRequest: async () => {
      session.signal.throwIfAborted();
      if (isTimeToCheck()) await call(me).catch(() => {});
    },
    // The client library would begin anew. Whoever does not say that the upload is gone, or damaged, may just not tell.
    onAfterResponse: (request, response) => {
      const status = response.getStatus();
      const isUnknown = status >= 400 && ![404, 410, 422].includes(status);
      if (request.getMethod() === 'HEAD' && isUnknown) throw new UnknownOffset(response);
    },
    onShouldRetry: (error) => {
      const status = statusOf(error);
      if (status === 401) {
        if (isOtherPersonBody(bodyOf(error))) loseSession(session, 'other-person');
        else void refreshSession(session, Date.now()).catch(() => undefined);
        return !session.signal.aborted;
      }
      const isRefused = status >= 400 && status < 500 && status !== 409 && status !== 423 && !isOfNow(error);
      if (!isRefused) handlers.onWaiting(troubleOf(error));
      return !isRefused;
    },
    onProgress: handlers.onProgress,
    onError,
  };
}

function asFailure(error: Error): UploadFailure {
  if (error instanceof UploadFailure) return error;
  const status = statusOf(error);
  const isOffline = status === 0 || (status >= 502 && status <= 504) || isOfNow(error);
  return new UploadFailure(
    isOffline ? troubleOf(error) : refusalOf(error),
    isOffline,
    bodyFieldErrors(bodyOf(error)),
  );
}

/** What the server says of a refusal; where it is asked how far an upload is, it says nothing. */
function refusalOf(error: Error): string {
  return wordsOf(error) || (statusOf(error) === 403 ? i18n.t('record:uploads.notAllowed') : '');
}

/** What a server in trouble says, or that it is; nothing where nobody answered, or the line has stalled. */
function troubleOf(error: Error): string {
  const status = statusOf(error);
  return status < 500 && status !== 429 ? '' : wordsOf(error) || i18n.t('record:uploads.troubled');
}

async function resume(upload: Upload, ended: AbortSignal): Promise<void> {
  const [previous] = await upload.findPreviousUploads().catch(() => []);
  if (previous) upload.resumeFromPreviousUpload(previous);
  if (!ended.aborted) upload.start();
}
