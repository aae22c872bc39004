import type { PersonSession } from '@/api/person-session';
import { forgetRecording, openRecording } from '../recordings/kept-recordings';
import { ownerOf } from '../recordings/recording-store';
import { atMostEvery } from '../upload/at-most-every';
import { UnreadableFile, UploadFailure } from '../upload/upload-failure';
import { uploadMeeting } from '../upload/upload-meeting';
import { saidOf } from '../visibility/audience';
import { CancelledUploads } from './cancelled-uploads';
import { ChosenFiles } from './chosen-files';
import { type QueuedUpload, type QueuedUploads, queuedUploads } from './queued-uploads';
import { type Sample, timeLeft, withSample } from './time-left';

/** What is known of the progress is kept so often, in milliseconds. */
const keepEvery = 1_000;
/** Without a connection it is tried again so often, and as soon as the browser says that there is one. */
const tryAgainEvery = 30_000;

export interface UploadEvents {
  /** The server has confirmed the whole file. */
  onDone(upload: QueuedUpload, file: File): void;
  onFailed(upload: QueuedUpload, words: string): void;
}

/**
 * Sends what a person's tabs have put into the queue, one after the other: one tab at a time sends, and another goes
 * on when it is closed. It ends with the session; at the person's next one it goes on.
 */
export class UploadQueue {
  readonly files: ChosenFiles;
  private readonly list: QueuedUploads;
  private readonly cancelled: CancelledUploads;
  private readonly owner: string;
  private current: { id: string; stop: () => void } | undefined;
  private isWorking = false;
  /** What has become a meeting, and is still in the list while the browser forgets its copy. */
  private readonly confirmed = new Set<string>();
  private wake = () => {};

  constructor(
    private readonly session: PersonSession,
    private readonly lockName: string,
  ) {
    this.list = queuedUploads(session);
    this.owner = ownerOf(session);
    this.files = new ChosenFiles(session, this.list);
    // The same content, put in twice, has one address.
    const isWanted = (url: string) => this.list.all().some((upload) => upload.url === url);
    this.cancelled = new CancelledUploads(session, isWanted);
  }

  events: UploadEvents | undefined;

  /** Begins to send; calling it again changes nothing. */
  start(): void {
    if (this.isWorking || this.session.signal.aborted) return;
    this.isWorking = true;
    const { signal } = this.session;
    window.addEventListener('online', () => this.wake(), { signal });
    this.list.listen(() => this.follow());
    this.files.start();
    this.cancelled.start();
    void this.work();
  }

  /** Puts a recording, or a chosen file, at the end of the queue. */
  add(
    file: File,
    about: Pick<QueuedUpload, 'language' | 'recordedAt' | 'recordingId' | 'audience'> & { title?: string },
  ): void {
    const id = crypto.randomUUID();
    const { name, size: sizeBytes } = file;
    const at = { addedAt: Date.now(), state: 'waiting', sentBytes: 0, url: null, leftMs: null } as const;
    if (!about.recordingId) this.files.hold(id, file);
    this.list.put({ id, name, title: '', sizeBytes, ...about, ...at, isKept: false, words: '' });
    if (!about.recordingId) this.files.keep(id, file);
  }

  /**
   * The file that was chosen for an upload, chosen again where the browser has kept none. Another one would become a
   * meeting with the name, the day and the audience of this one: its size tells. A file may have been renamed.
   * @returns whether it is the same file
   */
  chooseAgain({ id, sizeBytes }: QueuedUpload, file: File): boolean {
    if (file.size !== sizeBytes) return false;
    this.files.hold(id, file);
    this.list.change(id, { state: 'waiting', words: '', name: file.name });
    this.files.keep(id, file);
    return true;
  }

  pause(id: string): void {
    this.list.change(id, { state: 'paused', leftMs: null });
  }

  /** Goes on with what was paused, or tries again what failed. */
  resume(id: string): void {
    this.list.change(id, { state: 'waiting', words: '' });
  }

  /**
   * Takes it out of the queue; the server forgets what it has of it, as soon as it can be reached. A recording stays in
   * the browser.
   */
  cancel(id: string): void {
    const upload = this.list.find(id);
    this.list.remove(id);
    void this.files.forget(id);
    if (upload?.url && !this.confirmed.has(id)) this.leave(upload.url, upload.title || upload.name);
  }

  /** Nobody goes on with what the server has there. @param name for the words, should it have become a meeting */
  leave(url: string, name: string): void {
    this.cancelled.add(url, name);
  }

  private async work(): Promise<void> {
    while (!this.session.signal.aborted) {
      let mayGoOn = true;
      if (this.next()) {
        mayGoOn = await this.whileLocked(() => this.sendNext()).then(
          () => this.next()?.state !== 'offline',
          // A fault that nobody thought of is told, and holds nothing up for longer than a lost connection does.
          (error: unknown) => {
            if (!this.session.signal.aborted) reportError(error);
            return false;
          },
        );
      }
      if (!this.next() || !mayGoOn) await this.sleep(mayGoOn ? undefined : tryAgainEvery);
    }
  }

  /** Whatever happened to the list, in this tab or another one. */
  private follow(): void {
    const state = this.current && this.list.find(this.current.id)?.state;
    if (this.current && (state === undefined || state === 'paused')) this.current.stop();
    if (this.next()?.state === 'waiting') this.wake();
  }

  /** What this tab could send now. */
  private next(): QueuedUpload | undefined {
    return this.list
      .all()
      .find(
        (upload) =>
          upload.state !== 'paused' &&
          upload.state !== 'failed' &&
          (upload.recordingId !== null || this.files.has(upload)),
      );
  }

  private async sendNext(): Promise<void> {
    const upload = this.next();
    if (!upload) return;
    try {
      await this.send(upload);
    } catch (error) {
      await this.fail(upload, error);
    } finally {
      this.current = undefined;
    }
  }

  private async send(upload: QueuedUpload): Promise<void> {
    const { id, recordingId, language, title } = upload;
    const recording = recordingId ? await openRecording(this.owner, recordingId) : undefined;
    const file = recordingId ? recording?.file : await this.files.find(upload);
    // The browser may take its time, in which it was cancelled or paused, or the session ended.
    const state = this.list.find(id)?.state;
    if (this.session.signal.aborted || state === undefined || state === 'paused') return;
    // A recording was discarded meanwhile, or sent by a tab that was closed before it could say so. What was chosen is
    // not sent yet while it is in the queue: its copy was lost, and the person is asked for the file.
    if (!file) return recordingId ? this.list.remove(id) : this.list.change(id, { isKept: false });
    let samples: Sample[] = [];
    const isTimeToKeep = atMostEvery(keepEvery);
    this.list.change(id, { state: 'sending', leftMs: null, words: '' });
    const running = uploadMeeting(
      this.session,
      {
        file,
        language,
        recordedAt: new Date(upload.recordedAt),
        ...(title && { name: title }),
        ...saidOf(upload.audience),
        ...(recording && { missing: recording.gaps }),
        onConfirmed: async () => {
          this.confirmed.add(id);
          this.events?.onDone(upload, file);
          if (recordingId) return forgetRecording(this.owner, recordingId).catch(() => undefined);
          // Out of the queue first: what is left of a tab that is closed between the two is a copy, which a later visit
          // removes, and no word of a file that was sent.
          this.takeOut(id);
          await this.files.forget(id);
        },
      },
      {
        onProgress: (sentBytes) => {
          samples = withSample(samples, { at: performance.now(), bytes: sentBytes });
          if (!isTimeToKeep() && sentBytes < file.size) return;
          const leftMs = timeLeft(samples, file.size);
          this.progress(id, { state: 'sending', sentBytes, leftMs, words: '' });
        },
        onWaiting: (words) => this.progress(id, { state: 'offline', leftMs: null, words }),
        // It may have been cancelled before the server said where it is.
        onAddress: (url) =>
          this.list.find(id) ? this.list.change(id, { url }) : this.leave(url, title || file.name),
      },
    );
    const stopped = new Promise<undefined>((resolve) => {
      const stop = () => {
        running.pause();
        resolve(undefined);
      };
      this.current = { id, stop };
      this.session.onClose(() => resolve(undefined));
    });
    if ((await Promise.race([running.done, stopped])) === undefined) return;
    this.takeOut(id);
  }

  /** It is done: its going is no cancelling. */
  private takeOut(id: string): void {
    this.current = undefined;
    this.list.remove(id);
  }

  /** What was paused a moment ago is not sending because its last word comes late. */
  private progress(id: string, part: Partial<QueuedUpload>): void {
    if (this.current?.id === id && this.list.find(id)?.state !== 'paused') this.list.change(id, part);
  }

  private async fail(upload: QueuedUpload, error: unknown): Promise<void> {
    if (this.session.signal.aborted) return;
    if (error instanceof UploadFailure && error.isOffline) {
      this.list.change(upload.id, { state: 'offline', leftMs: null, words: error.message });
      return;
    }
    if (error instanceof UnreadableFile && upload.recordingId === null) {
      // What was copied before the file changed is what was chosen.
      const isCopied = await this.files.turnToCopy(upload);
      if (isCopied) return this.list.change(upload.id, { state: 'waiting', leftMs: null, words: '' });
    }
    const isKnown = error instanceof UploadFailure;
    if (!isKnown) reportError(error);
    const words = isKnown ? error.message : '';
    this.list.change(upload.id, { state: 'failed', leftMs: null, words });
    this.events?.onFailed(upload, words);
  }

  /** One tab of the person at a time, where the browser can tell tabs apart. */
  private async whileLocked(work: () => Promise<void>): Promise<void> {
    const { locks } = navigator;
    const { signal } = this.session;
    if (!locks) return work();
    await locks.request(this.lockName, { signal }, work).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  /** Until something changes, or for so long. */
  private sleep(milliseconds: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.session.onClose(resolve);
      this.wake = () => {
        stop();
        resolve();
      };
      if (milliseconds !== undefined) setTimeout(resolve, milliseconds);
    });
  }
}

/** By session, and gone with it. */
const queues = new WeakMap<PersonSession, UploadQueue>();

export function uploadQueue(session: PersonSession): UploadQueue {
  const queue = queues.get(session) ?? new UploadQueue(session, session.kept.key('uploads'));
  queues.set(session, queue);
  return queue;
}
