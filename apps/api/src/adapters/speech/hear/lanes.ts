/** What limits the work that runs at the same time. */
export interface LaneLimits {
  /** Most pieces of work at a time. */
  lanes: number;
  /** Most of what they weigh together; one that weighs more runs alone. */
  weight: number;
}

interface Waiting {
  kind: () => string;
  weight: number;
  start: (turn: AtWork) => void;
}

interface AtWork {
  kind: string;
  weight: number;
}

/**
 * Lets work run side by side in the order in which it came, within limits, and never two kinds at a time. Whoever
 * stands first is not overtaken: heavy work would otherwise wait for ever.
 */
export class Lanes {
  private readonly waiting: Waiting[] = [];
  private readonly atWork = new Set<AtWork>();
  private rest: (() => void)[] = [];

  constructor(private readonly limits: LaneLimits) {}

  /** @param kind is asked when its turn may have come, and what it was then is given to the work */
  async run<T>(kind: () => string, weight: number, work: (kind: string) => Promise<T>): Promise<T> {
    const turn = await new Promise<AtWork>((start) => {
      this.waiting.push({ kind, weight, start });
      this.advance();
    });
    try {
      return await work(turn.kind);
    } finally {
      this.atWork.delete(turn);
      this.advance();
    }
  }

  get isIdle(): boolean {
    return this.atWork.size === 0 && this.waiting.length === 0;
  }

  /** Resolves when nothing runs and nothing waits. */
  async idle(): Promise<void> {
    if (!this.isIdle) await new Promise<void>((resolve) => this.rest.push(resolve));
  }

  private advance(): void {
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const turn = { kind: next.kind(), weight: next.weight };
      if (!this.fits(turn)) break;
      this.waiting.shift();
      this.atWork.add(turn);
      next.start(turn);
    }
    if (!this.isIdle) return;
    for (const resolve of this.rest.splice(0)) resolve();
  }

  private fits({ kind, weight }: AtWork): boolean {
    const busy = [...this.atWork];
    if (busy.length === 0) return true;
    const together = busy.reduce((sum, one) => sum + one.weight, weight);
    const { lanes, weight: most } = this.limits;
    return busy.length < lanes && together <= most && busy.every((one) => one.kind === kind);
  }
}
