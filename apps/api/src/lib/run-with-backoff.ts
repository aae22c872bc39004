import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds before the next run: doubled after each short one, from the first to the longest. */
interface Pauses {
  first: number;
  longest: number;
}

/**
 * Runs something that ends by itself now and then anew each time, until the signal aborts. A run that
 * outlasts the longest pause was a good one: after it the pauses begin from the first.
 * @param run must not reject: what ended it is its own to tell
 */
export async function runWithBackoff(
  signal: AbortSignal,
  { first, longest }: Pauses,
  run: () => Promise<void>,
): Promise<void> {
  let pause = first;
  while (!signal.aborted) {
    const since = performance.now();
    await run();
    pause = performance.now() - since > longest ? first : Math.min(pause * 2, longest);
    await sleep(pause, undefined, { signal }).catch(() => {});
  }
}
