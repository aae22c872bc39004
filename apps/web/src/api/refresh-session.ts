import { tokenRefresh } from '@tavla/shared/contracts/auth';
import { isAxiosError } from 'axios';
import { http } from './http';
import { loseSession } from './session';

const storageKey = 'tavla.refreshedAt';
let running: Promise<boolean> | undefined;
let rotatedAt = 0;

/**
 * Rotates the session's tokens once for any number of callers. True when the failed call is worth another
 * try, false when the session is over (everyone who listens to onSessionLost knows by then).
 * Throws when the server could not be asked: being offline ends no session.
 * @param failedAt when the refused call was sent, as Date.now(): a rotation by another tab since then counts
 */
export function refreshSession(failedAt: number): Promise<boolean> {
  running ??= withLock(() => rotate(failedAt)).finally(() => {
    running = undefined;
  });
  return running;
}

async function rotate(failedAt: number): Promise<boolean> {
  if (lastRotation() > failedAt) return true;
  try {
    await http.request({ method: tokenRefresh.method, url: tokenRefresh.path, data: {} });
    rotatedAt = Date.now();
    globalThis.localStorage?.setItem(storageKey, String(rotatedAt));
    return true;
  } catch (error) {
    const status = isAxiosError(error) ? error.response?.status : undefined;
    const isUnavailable = status === undefined || status === 429 || (status > 501 && status < 505);
    if (isUnavailable) throw error;
    console.info('The session could not be refreshed', status);
    loseSession();
    return false;
  }
}

/** Of any tab, as Date.now(). */
function lastRotation(): number {
  return Math.max(rotatedAt, Number(globalThis.localStorage?.getItem(storageKey) ?? 0));
}

/** One tab at a time, where the browser can tell tabs apart. */
function withLock(work: () => Promise<boolean>): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('tavla-token-refresh', work) : work();
}
