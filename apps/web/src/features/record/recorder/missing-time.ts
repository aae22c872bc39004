import { type Gap, sleptFor } from '@/entities/meetings/recordings/gaps';
import type { StoredRecording } from '@/entities/meetings/recordings/recording-store';
import type { BlockWriter } from './block-writer';
import { type Clocks, LeapingClock } from './leaping-clock';

/** What the page and the audio thread see of one leap is seen by both within this time, in milliseconds. */
const settledMs = 1_000;
/** While the server does not answer, it is asked again so often. */
const askAgainEvery = 5_000;

/**
 * Notes where a recording has no sound and for how long. Of most browsers, a leap of the wall clock is the one sign
 * that the machine slept, and it leaps as well when somebody sets it. So what it tells is noted at once, for whoever
 * is offline or closes the tab, and taken back when the server's clock says that the time has not passed.
 */
export class MissingTime {
  private readonly clock: LeapingClock;
  /** When the last block was full where the sound comes in; undefined after a hold. */
  private soundAt: number | undefined;
  private held = { wall: 0, steady: 0 };
  /** The last gap; all that were noted since a leap, until the server has said what it was. */
  private doubtful: Gap[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Since an earlier recording was left, and by how much that seems to be less than nothing. */
  private closed: { gap: Gap; lessMs: number } | undefined;

  /** @param earlier what is gone on with: the server's clock tells of the time until now as well */
  constructor(
    private readonly writer: Pick<BlockWriter, 'mark' | 'takeBack' | 'noteAhead'>,
    private readonly clocks: Clocks,
    earlier?: Pick<StoredRecording, 'savedAt' | 'aheadMs'> | undefined,
  ) {
    this.clock = new LeapingClock(clocks, earlier?.aheadMs);
    this.timer = setTimeout(() => void this.verify(), 0);
    if (!earlier) return;
    const wall = clocks.wall();
    const closedMs = wall - (earlier.savedAt ?? wall);
    this.closed = { gap: this.note(Math.max(0, closedMs), 'closed'), lessMs: Math.max(0, -closedMs) };
  }

  /**
   * @param at when the block was full where the sound comes in, by the wall clock: a page that is busy gets it late
   * @param blockMs its length
   */
  heard(at: number, blockMs: number): void {
    this.watch();
    const slept = sleptFor(this.soundAt, at, blockMs);
    this.soundAt = at;
    if (slept) this.note(slept, 'slept');
  }

  hold(): void {
    this.watch();
    this.held = { wall: this.clocks.wall(), steady: this.clocks.steady() };
  }

  /** The sound comes again, which was held for this reason. */
  release(why: Gap['why']): void {
    this.watch();
    this.soundAt = undefined;
    this.note(this.heldFor(), why);
  }

  /** How long the sound has been held, in milliseconds: no less than the steady clock says. */
  heldFor(): number {
    const { wall, steady } = this.held;
    return Math.max(this.clocks.wall() - wall, this.clocks.steady() - steady);
  }

  /** Nothing is taken back any more. */
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private note(missingMs: number, why: Gap['why']): Gap {
    const gap = this.writer.mark(missingMs, why);
    this.doubtful = this.timer === undefined ? [gap] : [...this.doubtful, gap];
    return gap;
  }

  private watch(): void {
    if (!this.clock.hasLeapt()) return;
    this.timer ??= setTimeout(() => void this.verify(), settledMs);
    // What was known of the clock until now is not known of what is saved from now on.
    this.writer.noteAhead(undefined);
  }

  private async verify(): Promise<void> {
    const setAhead = await this.clock.setAhead();
    if (this.timer === undefined) return;
    this.timer = undefined;
    if (setAhead === undefined) {
      this.timer = setTimeout(() => void this.verify(), askAgainEvery);
      return;
    }
    this.writer.noteAhead(this.clock.aheadMs);
    let left = setAhead;
    for (const gap of this.doubtful.toReversed()) {
      if (gap === this.closed?.gap) this.settleClosed(left);
      else if (left > 0) {
        this.writer.takeBack(gap, left);
        left -= gap.missingMs;
      }
    }
    this.doubtful = [];
  }

  /** A clock that was set back meanwhile has made it too short. */
  private settleClosed(setAhead: number): void {
    if (!this.closed) return;
    const { gap, lessMs } = this.closed;
    if (setAhead + lessMs !== 0) this.writer.takeBack(gap, setAhead + lessMs);
  }
}
