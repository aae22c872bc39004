import { useSyncExternalStore } from 'react';

/** The cookie that the server sets beside a session's, which pages cannot see; `__Host-` over https. */
const hint = /(^|;\s*)(__Host-)?tavla_hint=/;

let isExpected = hint.test(globalThis.document?.cookie ?? '');
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
  for (const listener of listeners) listener();
}

export function useSessionExpected(): boolean {
  return useSyncExternalStore(listen, isSessionExpected);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
