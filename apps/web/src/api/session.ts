/** Names of the session's news, told to every tab of this browser. */
type SessionNews = 'signed-in' | 'signed-out';

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tavla-session');
// Node keeps a process alive for an open channel; a browser has no such method.
(channel as { unref?: () => void } | undefined)?.unref?.();

/** Calls back when the session cannot be refreshed any more; returns the way to stop listening. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function loseSession(): void {
  for (const listener of listeners) listener();
}

/** Tells the other tabs that somebody signed in or out. */
export function tellTabs(news: SessionNews): void {
  channel?.postMessage(news);
}

/** Calls back when another tab signed in or out; returns the way to stop listening. */
export function onOtherTab(listener: (news: SessionNews) => unknown): () => void {
  const handle = (event: MessageEvent<SessionNews>) => void listener(event.data);
  channel?.addEventListener('message', handle);
  return () => channel?.removeEventListener('message', handle);
}
