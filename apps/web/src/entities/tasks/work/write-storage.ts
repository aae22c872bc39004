import type { readChange } from '@/entities/tasks/kept-change';
import { writesName } from '@/entities/tasks/waiting-writes';
import { localStore } from '@/lib/browser-storage';
import { loadCode } from '@/lib/code/load-code';
import type { Kept } from '@/lib/kept';
import { revive, type Write, type WriteQueue } from './write-queue';

/**
 * A person's waiting writes outlive the page and their session. Every tab keeps its own queue under its own
 * lock; a queue whose lock is free belongs to a tab or a session that is gone, and the same person's next one
 * takes it over. So a reload continues where it was, and two tabs never send the same write.
 */
export class WriteStorage {
  private readonly name = writesName + crypto.randomUUID();
  private readonly over = new AbortController();
  private isHeld = false;

  constructor(
    private readonly kept: Kept,
    private readonly locks: LockManager | undefined,
  ) {}

  save(queue: WriteQueue): void {
    // What is closed may be another tab's by now.
    if (this.over.signal.aborted) return;
    if (!queue.length) this.kept.remove(this.name);
    // More than the browser keeps: what is to be sent is kept, without what is only to be shown meanwhile.
    else if (!this.kept.write(this.name, queue)) this.kept.write(this.name, queue.map(toSend));
  }

  /**
   * Hands over what tabs and sessions that are gone left behind, oldest first, unless this one is gone by then. May be
   * asked again: others may have been closed since.
   */
  async adopt(receive: (queue: WriteQueue) => void): Promise<void> {
    if (!this.isHeld) void this.locks?.request(this.kept.key(this.name), () => this.untilClosed());
    this.isHeld = true;
    await this.takeOver(
      [...this.kept.names(writesName)].filter((name) => name !== this.name),
      [],
      receive,
    );
  }

  /** Their locks are held until they are taken: of several tabs that look at the same moment one has each. */
  private async takeOver(
    [name, ...others]: readonly string[],
    abandoned: readonly string[],
    receive: (queue: WriteQueue) => void,
  ): Promise<void> {
    if (name === undefined) return this.receiveAll(abandoned, receive);
    if (!this.locks) return this.takeOver(others, [...abandoned, name], receive);
    await this.locks.request(this.kept.key(name), { ifAvailable: true }, (lock) =>
      this.takeOver(others, lock ? [...abandoned, name] : abandoned, receive),
    );
  }

  private async receiveAll(names: readonly string[], receive: (queue: WriteQueue) => void): Promise<void> {
    if (!names.length) return;
    // Few windows find any, so what reads them comes when it is needed.
    const { readChange } = await loadCode(() => import('@/entities/tasks/kept-change'));
    if (!this.over.signal.aborted) receive(names.flatMap((name) => this.take(name, readChange)));
  }

  /** Leaves the queue to the same person's next session. */
  close(): void {
    this.over.abort();
  }

  private untilClosed(): Promise<void> {
    const { signal } = this.over;
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      if (signal.aborted) resolve();
    });
  }

  private take(name: string, read: typeof readChange): WriteQueue {
    const stored = this.kept.read(name);
    this.kept.remove(name);
    return Array.isArray(stored) ? revive(readable(stored, read)) : [];
  }
}

/** Without the tasks of a batch as they were: those that it brings back are shown once the server answers. */
function toSend(write: Write): Write {
  const { change } = write;
  return change.kind === 'batch' ? { ...write, change: { ...change, tasks: [] } } : write;
}

/** Without what is no change: it could be neither shown nor sent, and would hold up everything after it. */
function readable(queue: unknown[], read: typeof readChange): WriteQueue {
  return queue.flatMap((write) => {
    const { id, change: kept, wasSent } = Object(write) as Record<string, unknown>;
    const change = read(kept);
    if (typeof id !== 'string' || !change) return [];
    return [{ id, state: 'queued', change, ...(wasSent === true && { wasSent }) }];
  });
}

/** Earlier versions kept the queues under the person's id alone: theirs become theirs. */
export function moveOldWrites(kept: Kept, personId: string, storage = localStore): void {
  const old = `tavla.writes.${personId}.`;
  for (const key of storage.keys().filter((one) => one.startsWith(old))) {
    try {
      kept.write(writesName + key.slice(old.length), JSON.parse(storage.get(key) ?? '[]'));
    } catch {
      // Rubbish is nobody's work.
    }
    storage.remove(key);
  }
}
