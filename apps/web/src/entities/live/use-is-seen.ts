import { useSyncExternalStore } from 'react';

/** Whether the page can be seen: its tab is in front. */
export function useIsSeen(): boolean {
  return useSyncExternalStore(listen, () => !document.hidden);
}

function listen(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
