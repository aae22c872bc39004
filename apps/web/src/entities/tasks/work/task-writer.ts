import { isMove, type TaskChange } from '../changes/task-change';
import {
  enqueue,
  mark,
  type NewWrite,
  nextWrite,
  postpone,
  replaceChange,
  settle,
  type Write,
  type WriteQueue,
} from './write-queue';

/** How sending ended. `unreachable` means nobody answered, or that someone who answers later may say yes. */
export type Outcome =
  | { kind: 'saved' }
  | { kind: 'unreachable'; error: unknown }
  | { kind: 'conflict'; current: unknown }
  | { kind: 'refused'; error: unknown };

export interface WriterState {
  queue: WriteQueue;
  /** Nobody answers: the queue waits for the network, the stream or the timer. */
  isWaiting: boolean;
}

export interface WriterDeps {
  /** Sends one change; may rewrite the queue (later edits stand on a new version) before it answers. */
  send: (write: Write) => Promise<Outcome>;
  /** Whether the machine has a network at all; without one nothing is tried. */
  hasNetwork: () => boolean;
  /** Whether the person was told that Tavla is offline: then moves wait too. */
  isOffline: () => boolean;
  save: (queue: WriteQueue) => void;
  /** The change is out of the queue and no longer shown. */
  onRefused: (write: Write, error: unknown) => void;
  /** What to do about a task that changed meanwhile: another change to send, `ask`, or nothing left. */
  onConflict: (write: Write, current: unknown) => TaskChange | 'ask' | 'nothing';
  onSaved: (write: Write) => void;
  /** Calls back after a while; how often to try again while nobody answers. */
  later: (retry: () => void) => void;
}

/** Sends changes in order, keeps what cannot be sent yet, and tells whoever watches. */
export class TaskWriter {
  private state: WriterState;
  private listeners = new Set<() => void>();
  private isRetryDue = false;
  private isClosed = false;

  constructor(
    private readonly deps: WriterDeps,
    queue: WriteQueue = [],
  ) {
    this.state = { queue, isWaiting: false };
  }

  getState = (): WriterState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Puts a change at the end of the queue; it shows at once and goes out as soon as it can. */
  write(change: TaskChange): void {
    this.writeAll([{ id: crypto.randomUUID(), change }]);
  }

  /** The same with several: they are kept and shown at one go. */
  writeAll(writes: readonly NewWrite[]): void {
    if (writes.length === 0) return;
    this.update(enqueue(this.state.queue, writes));
    this.resume();
  }

  /** Puts what an earlier page left behind before everything else. */
  adopt(queue: WriteQueue): void {
    if (!queue.length) return;
    this.update([...queue, ...this.state.queue]);
    this.resume();
  }

  /** The person's answer to a conflict; null gives the change up. */
  answer(id: string, change: TaskChange | null): void {
    this.update(change ? replaceChange(this.state.queue, id, change) : settle(this.state.queue, id));
    this.resume();
  }

  /** Rewrites what waits; for a task that got a new version. */
  rewrite(rewriteQueue: (queue: WriteQueue) => WriteQueue): void {
    this.update(rewriteQueue(this.state.queue));
  }

  /** Sends nothing more, and takes nothing back from what was sent. */
  close(): void {
    this.isClosed = true;
  }

  /** Tries again; called when the network or the stream is back. */
  resume(): void {
    void this.sendNext();
  }

  private async sendNext(): Promise<void> {
    if (this.isClosed) return;
    const write = nextWrite(this.state.queue);
    if (!write) return this.update(this.state.queue, this.state.isWaiting && this.state.queue.length > 0);
    if (!this.deps.hasNetwork()) return this.wait();
    this.update(mark(this.state.queue, write.id, 'sending'));
    const outcome = await this.deps.send(write);
    this.end(write, outcome);
  }

  private end(write: Write, outcome: Outcome): void {
    if (this.isClosed) return;
    if (outcome.kind === 'unreachable' && (this.deps.isOffline() || canWait(write))) {
      this.wait();
      return;
    }
    if (outcome.kind === 'conflict') this.endConflict(write, outcome.current);
    else this.update(settle(this.state.queue, write.id), outcome.kind === 'unreachable');
    if (outcome.kind === 'saved') this.deps.onSaved(write);
    if (outcome.kind === 'refused' || outcome.kind === 'unreachable')
      this.deps.onRefused(write, outcome.error);
    void this.sendNext();
  }

  private endConflict(write: Write, current: unknown): void {
    const decision = this.deps.onConflict(write, current);
    const { queue } = this.state;
    if (decision === 'ask') this.update(mark(queue, write.id, 'asking'), false);
    else if (decision === 'nothing') this.update(settle(queue, write.id), false);
    else this.update(replaceChange(queue, write.id, decision), false);
  }

  private wait(): void {
    this.update(postpone(this.state.queue), true);
    if (this.isRetryDue) return;
    this.isRetryDue = true;
    this.deps.later(() => {
      this.isRetryDue = false;
      this.resume();
    });
  }

  private update(queue: WriteQueue, isWaiting = this.state.isWaiting && queue.length > 0): void {
    if (queue === this.state.queue && isWaiting === this.state.isWaiting) return;
    this.state = { queue, isWaiting };
    this.deps.save(queue);
    for (const listener of this.listeners) listener();
  }
}

/** A move that nobody answers snaps back at once, unless it was told to wait; what was typed always waits. */
function canWait({ change, hasWaited }: Write): boolean {
  return hasWaited === true || !isMove(change);
}
