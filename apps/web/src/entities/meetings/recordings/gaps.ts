import type { MissingSound } from '@tavla/shared/meetings/missing-sound';

/** Where sound is missing in a recording; its numbers may have fractions until they are sent. */
export type Gap = MissingSound;

/** Sound comes ten times a second; what is late by more than this is missing. */
const lateMs = 2_000;

/**
 * How long the machine must have slept before a block of sound: time that the clock has and the sound has not.
 * Both times were taken where the sound comes in, so that a page that is busy looks like no sleep.
 * @param before when the block before was full, as Date.now(); undefined for the first one
 */
export function sleptFor(before: number | undefined, at: number, blockMs: number): number {
  if (before === undefined) return 0;
  const late = at - before - blockMs;
  return late > lateMs ? late : 0;
}

/** The gaps with one more; what is missing at one and the same place, for the same reason, is one gap. */
export function withGap(gaps: readonly Gap[], gap: Gap): Gap[] {
  const last = gaps.at(-1);
  if (last?.atMs !== gap.atMs || last.why !== gap.why) return [...gaps, gap];
  return [...gaps.slice(0, -1), { ...last, missingMs: last.missingMs + gap.missingMs }];
}

/** The gaps, one of which is shorter by so much than was noted; what is too short then is none. */
export function withoutTime(gaps: readonly Gap[], { atMs, why }: Gap, tooMuchMs: number): Gap[] {
  return gaps.flatMap((gap) => {
    if (gap.atMs !== atMs || gap.why !== why) return gap;
    const missingMs = gap.missingMs - tooMuchMs;
    return missingMs > lateMs ? { ...gap, missingMs } : [];
  });
}
