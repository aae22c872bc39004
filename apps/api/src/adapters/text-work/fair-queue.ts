import { TextRefused } from './text-refused';

export interface QueueLimits {
  /** Pieces of work that run at the same time: in all, and of one company. */
  running: number;
  runningEach: number;
  /** Pieces that wait: in all, and of one company. */
  waiting: number;
  waitingEach: number;
}

/** How much runs and waits, in all and of each company. */
class Counter {
  total = 0;
  private readonly each = new Map<string, number>();

  of(company: string): number {
    return this.each.get(company) ?? 0;
  }

  add(company: string, by: 1 | -1): void {
    this.total += by;
    const count = this.of(company) + by;
    if (count > 0) this.each.set(company, count);
    else this.each.delete(company);
  }
}

/**
 * Lets a few pieces of work run at a time. Companies take turns, however much each of them has waiting, and
 * none of them takes every place. What would wait too long is refused at once.
 */
export class FairQueue {
  private readonly running = new Counter();
  /** Who waits, by company; the company whose turn is next stands first. */
  private readonly lines = new Map<string, (() => void)[]>();
  private waiting = 0;

  constructor(private readonly limits: QueueLimits) {}

  /**
   * Runs the work when it is its turn.
   * @throws TextRefused `busy` when too much is waiting; the reason of `signal` when it aborts before the turn
   */
  async run<Result>(company: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    if (this.mayRun(company)) this.running.add(company, 1);
    else await this.wait(company, signal);
    try {
      return await work();
    } finally {
      this.running.add(company, -1);
      this.callNext();
    }
  }

  private mayRun(company: string): boolean {
    const { running, runningEach } = this.limits;
    return this.running.total < running && this.running.of(company) < runningEach;
  }

  private wait(company: string, signal: AbortSignal | undefined): Promise<void> {
    const line = this.lines.get(company) ?? [];
    if (this.waiting >= this.limits.waiting || line.length >= this.limits.waitingEach)
      return Promise.reject(new TextRefused('busy'));
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        line.splice(line.indexOf(start), 1);
        this.left(company, line);
        reject(signal?.reason);
      };
      line.push(start);
      this.lines.set(company, line);
      this.waiting++;
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Starts whoever may run now. Who has had a turn stands last. */
  private callNext(): void {
    for (const [company, line] of [...this.lines]) {
      if (!this.mayRun(company)) continue;
      const start = line.shift();
      this.lines.delete(company);
      if (line.length > 0) this.lines.set(company, line);
      this.waiting--;
      this.running.add(company, 1);
      start?.();
    }
  }

  private left(company: string, line: readonly unknown[]): void {
    this.waiting--;
    if (line.length === 0) this.lines.delete(company);
  }
}
