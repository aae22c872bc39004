/** Pauses after tries that failed, in milliseconds; the last one again and again. */
const pauses = [1_000, 2_000, 5_000, 10_000];

/** What became of a try: it worked, it may work a little later, or only once somebody has done something. */
export type Outcome = 'done' | 'later' | 'asked';

/** Tries something until it works: when it is told to, and by itself after growing pauses. Never twice at a time. */
export class Tries {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failed = 0;
  private isTrying = false;
  private isOver = false;

  /** @param attempt one try; it does not throw */
  constructor(private readonly attempt: () => Promise<Outcome>) {}

  /** Tries at once, unless that is being done. */
  async now(): Promise<void> {
    if (this.isOver || this.isTrying) return;
    clearTimeout(this.timer);
    this.isTrying = true;
    const outcome = await this.attempt();
    this.isTrying = false;
    if (outcome === 'done') this.failed = 0;
    if (outcome !== 'later' || this.isOver) return;
    const pause = pauses[Math.min(this.failed++, pauses.length - 1)];
    this.timer = setTimeout(() => void this.now(), pause);
  }

  /** Nothing is tried any more. */
  end(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }
}
