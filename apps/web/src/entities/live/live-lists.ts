import { useEffect } from 'react';
import type { LiveList } from '../entities';

// Names of lists, counted by the pages on the screen: nothing of a person, and none when the session's pages are gone.
const wanted = new Map<LiveList, number>();
const listeners = new Set<(stale?: LiveList) => void>();

/** Whether a page on the screen needs the list. */
export function isWanted(list: LiveList): boolean {
  return (wanted.get(list) ?? 0) > 0;
}

/** Calls back when a page asks for a list, or one is known to be old; returns the way to stop listening. */
export function onWanted(listener: (stale?: LiveList) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Says that a page shows these lists: they are loaded as soon as the event stream is open (so that nothing
 * falls between the two), once, and again only after a gap. Read them from their stores.
 */
export function useLiveLists(...lists: LiveList[]): void {
  const key = lists.join();
  useEffect(() => {
    const names = key.split(',') as LiveList[];
    for (const name of names) wanted.set(name, (wanted.get(name) ?? 0) + 1);
    for (const listener of listeners) listener();
    return () => {
      for (const name of names) wanted.set(name, (wanted.get(name) ?? 1) - 1);
    };
  }, [key]);
}

/** Loads again what could not be loaded; what a Retry button does. */
export function retryLists(): void {
  for (const listener of listeners) listener();
}

/** Says that a list is old and could not be loaded: it is again as soon as that can be. */
export function noteStale(list: LiveList): void {
  for (const listener of listeners) listener(list);
}
