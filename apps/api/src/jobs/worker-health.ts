/** How the worker of this process is. Times are ISO 8601. */
export interface WorkerHealth {
  ok: boolean;
  /** Since when it takes no jobs; null while it does. */
  downSince: string | null;
  /** When it was last down; null when it never was. */
  lastDown: { from: string; until: string } | null;
}

/** Remembers when the worker could not take jobs. */
export class WorkerRecord {
  private downSince: Date | null = null;
  private lastDown: WorkerHealth['lastDown'] = null;

  /** Answers whether this is news. */
  down(): boolean {
    if (this.downSince) return false;
    this.downSince = new Date();
    return true;
  }

  /** Answers how many milliseconds it was down; undefined when it was not. */
  up(): number | undefined {
    if (!this.downSince) return undefined;
    const from = this.downSince;
    const until = new Date();
    this.lastDown = { from: from.toISOString(), until: until.toISOString() };
    this.downSince = null;
    return until.getTime() - from.getTime();
  }

  get health(): WorkerHealth {
    return {
      ok: this.downSince === null,
      downSince: this.downSince?.toISOString() ?? null,
      lastDown: this.lastDown,
    };
  }
}
