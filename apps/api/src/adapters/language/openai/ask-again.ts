import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import { retryAfter } from './to-engine-error';
import { isTooLong } from './too-long';

const firstPause = 500;
const longestPause = 8_000;
/** A server that wants more time is asked by a later try of the whole. */
const mostPatience = 60_000;

/**
 * Asks again when the server was busy, down or slow, after the pause that it names or a growing one. The client's own
 * retries wait as long as a server says, and cannot be called off while they do.
 * @param retries attempts after the first
 * @param patience milliseconds; who wants a longer pause is not asked again
 * @throws what the last attempt threw; an AbortError when `signal` aborts meanwhile
 */
export async function askAgain<Result>(
  ask: () => Promise<Result>,
  retries: number,
  signal: AbortSignal,
  patience = mostPatience,
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const pause = attempt < retries && isPassing(error) ? pauseFor(error, attempt, patience) : null;
      if (pause === null || signal.aborted) throw error;
      await sleep(pause, undefined, { signal });
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof OpenAI.APIUserAbortError || isTooLong(error)) return false;
  if (error instanceof OpenAI.APIConnectionError) return true;
  if (!(error instanceof OpenAI.APIError) || error.status === undefined) return false;
  return error.status === 408 || error.status === 409 || error.status === 429 || error.status >= 500;
}

/** Milliseconds; null for longer than anybody waits here. */
function pauseFor(error: unknown, attempt: number, patience: number): number | null {
  const headers = error instanceof OpenAI.APIError ? error.headers : undefined;
  const wanted = headers ? retryAfter(headers) : null;
  if (wanted === null) return Math.min(longestPause, firstPause * 2 ** attempt);
  return wanted * 1_000 <= patience ? wanted * 1_000 : null;
}
