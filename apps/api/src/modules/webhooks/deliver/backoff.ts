const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Between the tries of one message; then the last one again and again. */
const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 3 * hour, 6 * hour];

/** No pause is longer, in milliseconds: that of a try, and a fifth. */
export const longestPause = 7.2 * hour;

/** How long nothing may arrive before a webhook is switched off: a weekend and a Monday. In hours. */
export const failingHours = 72;
/** And how often it was tried meanwhile: while Tavla is off, nobody fails. With these pauses it is some sixteen times. */
export const failingTries = 10;

/**
 * Pure: milliseconds until the next try. A receiver that asks to be left alone for longer is, for up to an hour.
 * @param attempts how often it has failed, from 1
 * @param jitter from 0 to 1: receivers that failed together do not come back together
 */
export function pauseAfter(attempts: number, retryAfter: number | null, jitter: number): number {
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
  const asked = Math.min((retryAfter ?? 0) * second, hour);
  return Math.round(Math.max(pause, asked) * (1 + jitter / 5));
}
