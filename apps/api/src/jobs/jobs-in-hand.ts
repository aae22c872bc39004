/** The jobs that this process is working on, so that one which the queue counts as ours but nobody holds is seen. */
export class JobsInHand {
  private readonly held = new Set<{ pool: string; job: string }>();
  private readonly waiting: (() => void)[] = [];

  /** Counts a job as being in hand for as long as `work` runs. */
  async during(pool: string, job: string, work: () => Promise<void>): Promise<void> {
    const entry = { pool, job };
    this.held.add(entry);
    try {
      await work();
    } finally {
      this.held.delete(entry);
      if (this.held.size === 0) for (const resolve of this.waiting.splice(0)) resolve();
    }
  }

  /** Resolves when none is in hand. */
  async allDone(): Promise<void> {
    if (this.held.size > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  get ids(): string[] {
    return [...this.held].map(({ job }) => job);
  }

  /** Whether a job that this pool took is still running. */
  isBusy(pool: string): boolean {
    return [...this.held].some((entry) => entry.pool === pool);
  }
}
