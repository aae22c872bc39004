import { revive, type WriteQueue } from './write-queue';

/**
 * Waiting writes outlive the page. Every tab keeps its own queue under its own lock; a queue whose lock is
 * free belongs to a tab that is gone, and the next tab of the same user takes it over. So a reload continues
 * where it was, and two tabs never send the same write.
 */
export class WriteStorage {
  private readonly prefix: string;
  private readonly key: string;

  constructor(
    userId: string,
    private readonly storage: Storage,
    private readonly locks: LockManager | undefined,
  ) {
    this.prefix = `tavla.writes.${userId}.`;
    this.key = this.prefix + crypto.randomUUID();
  }

  save(queue: WriteQueue): void {
    try {
      if (queue.length) this.storage.setItem(this.key, JSON.stringify(queue));
      else this.storage.removeItem(this.key);
    } catch {
      // A full or forbidden storage costs the memory across reloads, never the write itself.
    }
  }

  /** What tabs that are gone left behind, oldest tab first. */
  async adopt(): Promise<WriteQueue> {
    void this.locks?.request(this.key, () => new Promise(() => undefined));
    const adopted: WriteQueue[] = [];
    for (const key of this.storedKeys()) {
      if (await this.isAbandoned(key)) adopted.push(this.take(key));
    }
    return adopted.flat();
  }

  private storedKeys(): string[] {
    const keys = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index));
    return keys.filter((key) => key !== null && key !== this.key && key.startsWith(this.prefix)) as string[];
  }

  private async isAbandoned(key: string): Promise<boolean> {
    if (!this.locks) return true;
    return this.locks.request(key, { ifAvailable: true }, (lock) => lock !== null);
  }

  private take(key: string): WriteQueue {
    const stored = this.storage.getItem(key);
    this.storage.removeItem(key);
    try {
      return revive(JSON.parse(stored ?? '[]') as WriteQueue);
    } catch {
      return [];
    }
  }
}
