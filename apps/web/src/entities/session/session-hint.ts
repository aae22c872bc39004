import { useSyncExternalStore } from 'react';

/** The cookie that the server sets beside a session's, which pages cannot see; `__Host-` over https. */
const hint = /(^|;\s*)(__Host-)?tavla_hint=/;

let isExpected = isHintThere();
/** Whether this window has ever seen it: a session may be older than the hint. */
let wasHintSeen = isExpected;
const listeners = new Set<() => void>();

/**
 * Whether this browser may be signed in. Otherwise nobody is, which takes neither a question to the server nor the
 * code that would ask it. Only the server's answer says that somebody is.
 */
export function isSessionExpected(): boolean {
  return isExpected;
}

/** Somebody has signed in, in this tab or in another one. From now on this window asks. */
export function expectSession(): void {
  isExpected = true;
  wasHintSeen ||= isHintThere();
  for (const listener of listeners) listener();
}

/** The hint that was there has been taken away, as by signing out in any tab: nobody is signed in any more. */
export function isHintGone(): boolean {
  return wasHintSeen && !isHintThere();
}

export function useSessionExpected(): boolean {
  return useSyncExternalStore(listen, isSessionExpected);
}

function isHintThere(): boolean {
  return hint.test(globalThis.document?.cookie ?? '');
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
