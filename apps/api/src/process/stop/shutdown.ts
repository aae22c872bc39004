import { setTimeout as sleep } from 'node:timers/promises';

interface Step {
  name: string;
  /** Milliseconds after which the next step begins all the same. */
  patience: number;
  close: () => Promise<unknown>;
}

/**
 * What is to be undone at the end, the newest first. Each step has its time, so that one that waits for a dead
 * database does not keep the others, and the database itself, from their turn.
 */
export class Shutdown {
  private readonly steps: Step[] = [];
  private readonly ending = new AbortController();
  private running: Promise<void> | undefined;

  constructor(private readonly log: (line: string) => void) {}

  /** Aborted at the beginning of the end. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  /**
   * Remembers how to undo what has just been begun.
   * @throws when the end has begun already: it is undone at once, and whoever goes on building must stop
   */
  add(name: string, patience: number, close: () => Promise<unknown>): void {
    this.steps.push({ name, patience, close });
    if (!this.signal.aborted) return;
    this.running = (this.running ?? Promise.resolve()).then(() => this.closeAll());
    this.signal.throwIfAborted();
  }

  /** Undoes everything. Never rejects. */
  async run(): Promise<void> {
    this.ending.abort();
    this.running ??= this.closeAll();
    for (let seen: unknown; seen !== this.running; ) {
      seen = this.running;
      await this.running;
    }
  }

  private async closeAll(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) await this.close(step);
  }

  private async close({ name, patience, close }: Step): Promise<void> {
    const over = new AbortController();
    const late = sleep(patience, true, { signal: over.signal }).catch(() => false);
    const closed = close().then(
      () => false,
      (error) => {
        this.log(`Closing ${name}: ${error instanceof Error ? error.message : error}`);
        return false;
      },
    );
    if (await Promise.race([closed, late])) this.log(`Closing ${name} takes too long; going on without.`);
    over.abort();
  }
}
