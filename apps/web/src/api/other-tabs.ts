/** What one tab tells the others of this browser. */
type SessionNews = 'signed-in' | 'signed-out';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tavla-session');
// Node keeps a process alive for an open channel; a browser has no such method.
(channel as { unref?: () => void } | undefined)?.unref?.();

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
