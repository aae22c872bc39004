/** The clocks that a recorder goes by, in milliseconds. */
export interface Clocks {
  /** Tells the time of day, counts on while the machine sleeps, and can be set by anybody. */
  wall(): number;
  /** Nobody sets it; on most systems it stands still while the machine sleeps. */
  steady(): number;
  /** The server's, as the wall clock tells it; undefined where it does not answer. */
  server(): Promise<number | undefined>;
}

/** The server tells seconds, and its answer is on its way for a while: less than this is no leap. */
const leapMs = 3_000;

/**
 * Tells a wall clock that was set from a machine that slept: both look alike here, where the one clock runs on and the
 * other stands still, but the server's runs on through the sleep alone.
 */
export class LeapingClock {
  private apart: number;

  /** @param ahead how far the server's clock was ahead of the wall clock when that was known last */
  constructor(
    private readonly clocks: Clocks,
    private ahead?: number | undefined,
  ) {
    this.apart = this.measure();
  }

  /** How far the server's clock is ahead of the wall clock; undefined until it has answered. */
  get aheadMs(): number | undefined {
    return this.ahead;
  }

  /** Whether the wall clock and the steady one have gone apart since this was asked last. */
  hasLeapt(): boolean {
    const before = this.apart;
    this.apart = this.measure();
    return Math.abs(this.apart - before) >= leapMs;
  }

  /**
   * How far the wall clock was set ahead since this was asked last, in milliseconds and less than 0 where it was set
   * back; undefined while the server does not answer. The first answer is what later ones are held against.
   */
  async setAhead(): Promise<number | undefined> {
    const server = await this.clocks.server();
    if (server === undefined) return undefined;
    const before = this.ahead;
    this.ahead = server - this.clocks.wall();
    const setBy = before === undefined ? 0 : before - this.ahead;
    return Math.abs(setBy) < leapMs ? 0 : setBy;
  }

  private measure(): number {
    return this.clocks.wall() - this.clocks.steady();
  }
}
