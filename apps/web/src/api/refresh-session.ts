import { tokenRefresh } from '@tavla/shared/contracts/auth';
import { isAxiosError } from 'axios';
import { localStore } from '@/lib/browser-storage';
import { isOtherPerson } from './error-text';
import { http } from './http';
import type { PersonSession } from './person-session';
import { loseSession } from './session';

// A time and a promise, which say nothing of anybody; another session's promise is not waited for.
const storageKey = 'tavla.refreshedAt';
let running: { session: PersonSession | null; done: Promise<boolean> } | undefined;
let rotatedAt = 0;

/**
 * Rotates the session's tokens once for any number of callers. True when the failed call is worth another
 * try, false when the session is over (everyone who listens to onSessionLost knows by then).
 * Throws when the server could not be asked: being offline ends no session.
 * @param session whose tokens they are believed to be; null while nobody is known to be signed in
 * @param failedAt when the refused call was sent, as Date.now(): a rotation by another tab since then counts
 */
export function refreshSession(session: PersonSession | null, failedAt: number): Promise<boolean> {
  if (running?.session === session) return running.done;
  const done = withLock(() => rotate(session, failedAt)).finally(() => {
    if (running?.done === done) running = undefined;
  });
  running = { session, done };
  return done;
}

async function rotate(session: PersonSession | null, failedAt: number): Promise<boolean> {
  if (wasRotatedSince(failedAt)) return true;
  try {
    const { method, path: url } = tokenRefresh;
    await http.request({ method, url, data: {}, ...(session && { headers: session.headers }) });
    rotatedAt = Date.now();
    localStore.set(storageKey, String(rotatedAt));
    return true;
  } catch (error) {
    const status = isAxiosError(error) ? error.response?.status : undefined;
    const isUnavailable = status === undefined || status === 429 || (status > 501 && status < 505);
    if (isUnavailable) throw error;
    console.info('The session could not be refreshed', status);
    loseSession(session, isOtherPerson(error) ? 'other-person' : 'expired');
    return false;
  }
}

/** By any tab. A rotation that lies ahead was made by a clock that has been set back: it says nothing. */
function wasRotatedSince(failedAt: number): boolean {
  const now = Date.now();
  return [rotatedAt, Number(localStore.get(storageKey))].some((at) => at > failedAt && at <= now);
}

/** One tab at a time, where the browser can tell tabs apart. */
function withLock(work: () => Promise<boolean>): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('tavla-token-refresh', work) : work();
}
