import { notifyTabs } from '@/api/other-tabs';
import { getSession, type PersonSession } from '@/api/person-session';
import { leaveSession } from './leave-session';
import { isHintGone } from './session-hint';

/** Held by the tab that signs out, from its question to the server until it knows the answer. */
const lock = 'tavla-sign-out';

/**
 * Ends the session on the server by `end`, then in every tab. The event stream tells all tabs that something about
 * the session has changed before the answer is here; with `isSessionOver` they wait for it instead of asking what
 * would be refused. Rejects as `end` does; the session then still holds.
 */
export async function signOutBy(session: PersonSession, end: () => Promise<unknown>): Promise<void> {
  await session.whileOpen(whileLocked(() => Promise.race([end(), closing(session)])));
  leaveSession();
  notifyTabs('signed-out');
}

/** Whether the session is closed, after any signing out that is under way in this browser; closes it if it has to be. */
export async function isSessionOver(session: PersonSession): Promise<boolean> {
  await whileLocked(() => Promise.resolve(), 'shared');
  if (session === getSession() && isHintGone()) leaveSession();
  return session !== getSession();
}

/** A call never settles once its session is closed, and the other tabs wait. */
function closing(session: PersonSession): Promise<void> {
  return new Promise((resolve) => session.onClose(resolve));
}

/** Across tabs, where the browser can tell them apart. */
function whileLocked<T>(work: () => Promise<T>, mode: LockMode = 'exclusive'): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request(lock, { mode }, work) : work();
}
