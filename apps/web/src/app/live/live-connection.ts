import type { StreamResource } from '@tavla/shared/events';
import type { StreamStatus } from '@/entities/live/stream-status';
import type { SseBlock } from '@/lib/sse-parser';
import { reconnectDelay } from './reconnect-policy';

interface LiveDeps {
  /** Reads the stream until it ends or throws. */
  read: (request: {
    resources: readonly StreamResource[];
    lastEventId: string | undefined;
    signal: AbortSignal;
    onOpen: () => void;
    onBlock: (block: SseBlock) => void;
  }) => Promise<void>;
  /** The stream is open; `isFresh` when nothing before now will be replayed. */
  onOpen: (isFresh: boolean) => void;
  onData: (data: string) => void;
  onStatus: (status: StreamStatus) => void;
  /** A refusal or a failure; answers false when the session is over and trying on makes no sense. */
  onFailure: (error: unknown) => Promise<boolean>;
}

/** Keeps one event stream open: reconnects, gives up, and starts anew when woken. While it is paused there is none. */
export class LiveConnection {
  private lastEventId: string | undefined;
  private resources: readonly StreamResource[] = [];
  private run: AbortController | undefined;
  private failures = 0;
  private isOpen = false;
  private isPaused = false;
  private endWait: (() => void) | undefined;

  constructor(private readonly deps: LiveDeps) {}

  /**
   * Subscribes to these resources; the same ones again change nothing. Others have to be loaded anew.
   * @param since the newest event that the lists on the page contain, when there are some
   */
  subscribe(resources: readonly StreamResource[], since?: string): void {
    if ((this.run || this.isPaused) && resources.join() === this.resources.join()) return;
    this.resources = resources;
    this.lastEventId = since;
    if (!this.isPaused) this.restart();
  }

  /** No stream until `resume`, whoever asks for one; what was missed is replayed then. */
  pause(): void {
    this.isPaused = true;
    this.close();
  }

  resume(): void {
    this.isPaused = false;
    this.wake();
  }

  /** Forgets everything: nobody is signed in. */
  stop(): void {
    this.close();
    this.resources = [];
    this.lastEventId = undefined;
    this.deps.onStatus('connecting');
  }

  /** Tries now, whatever the counter says; does nothing while the stream is open. */
  wake(): void {
    if (this.isPaused || this.isOpen || !this.resources.length) return;
    this.failures = 0;
    if (!this.run) this.restart();
    else this.endWait?.();
  }

  /** Drops the connection, which may be dead without knowing, and opens another. */
  private restart(): void {
    this.close();
    this.failures = 0;
    const run = new AbortController();
    this.run = run;
    this.deps.onStatus('connecting');
    void this.keepOpen(run.signal);
  }

  private close(): void {
    this.run?.abort();
    this.run = undefined;
    this.isOpen = false;
  }

  private async keepOpen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const goesOn = await this.readOnce(signal);
      if (signal.aborted) return;
      if (!goesOn) return this.stop();
      this.failures += 1;
      const delay = reconnectDelay(this.failures);
      this.deps.onStatus(delay === undefined ? 'offline' : 'reconnecting');
      if (delay === undefined) console.info('The event stream could not be opened; it waits to be asked.');
      await this.wait(delay, signal);
    }
  }

  private async readOnce(signal: AbortSignal): Promise<boolean> {
    const { lastEventId } = this;
    try {
      await this.deps.read({
        resources: this.resources,
        lastEventId,
        signal,
        onOpen: () => this.opened(lastEventId === undefined),
        onBlock: (block) => this.take(block),
      });
      return true;
    } catch (error) {
      return signal.aborted || (await this.deps.onFailure(error));
    } finally {
      if (!signal.aborted) this.isOpen = false;
    }
  }

  private opened(isFresh: boolean): void {
    this.isOpen = true;
    this.failures = 0;
    this.deps.onStatus('live');
    this.deps.onOpen(isFresh);
  }

  private take({ id, data }: SseBlock): void {
    if (data !== undefined) this.deps.onData(data);
    if (id !== undefined) this.lastEventId = id;
  }

  /** Until the delay is over (for ever without one) or somebody wakes us. */
  private wait(delay: number | undefined, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const timer = delay === undefined ? undefined : setTimeout(() => this.endWait?.(), delay);
      this.endWait = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const end = this.endWait;
      signal.addEventListener('abort', end, { once: true });
    });
  }
}
