import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds before the next life: doubled after each short one, from the first to the longest. */
interface Pauses {
  first: number;
  longest: number;
}

/**
 * Begins something that ends by itself now and then anew each time, until the signal aborts. A life that
 * outlasts the longest pause was a good one: after it the pauses begin from the first.
 * @param live must not reject: what ended it is its own to tell
 */
export async function liveOn(
  signal: AbortSignal,
  { first, longest }: Pauses,
  live: () => Promise<void>,
): Promise<void> {
  let pause = first;
  while (!signal.aborted) {
    const since = performance.now();
    await live();
    pause = performance.now() - since > longest ? first : Math.min(pause * 2, longest);
    await sleep(pause, undefined, { signal }).catch(() => {});
  }
}
