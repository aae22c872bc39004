import { getSession, type PersonSession } from './person-session';

/** Names of the session's news, told to every tab of this browser. */
type SessionNews = 'signed-in' | 'signed-out';

/** Why a session is over without anybody having signed out here. */
export type LostBecause = 'expired' | 'other-person';

// Neither of them knows anything of a person: who listens, and the way to the other tabs.
const listeners = new Set<(why: LostBecause) => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tavla-session');
// Node keeps a process alive for an open channel; a browser has no such method.
(channel as { unref?: () => void } | undefined)?.unref?.();

/** Calls back when the open session does not hold any more; returns the way to stop listening. */
export function onSessionLost(listener: (why: LostBecause) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A session turned out not to hold; one that is closed already is no news. */
export function loseSession(session: PersonSession | null, why: LostBecause): void {
  if (!session || session !== getSession()) return;
  for (const listener of listeners) listener(why);
}

/** Tells the other tabs that somebody signed in or out. */
export function notifyTabs(news: SessionNews): void {
  channel?.postMessage(news);
}

/** Calls back when another tab signed in or out; returns the way to stop listening. */
export function onOtherTab(listener: (news: SessionNews) => unknown): () => void {
  const handle = (event: MessageEvent<SessionNews>) => void listener(event.data);
  channel?.addEventListener('message', handle);
  return () => channel?.removeEventListener('message', handle);
}
