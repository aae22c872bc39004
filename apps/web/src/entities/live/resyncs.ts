import { useSyncExternalStore } from 'react';

// How often the server has said that whatever is shown is to be loaded anew, and who loads for themselves then.
let count = 0;
const listeners = new Set<() => void>();

/** Everything that is shown is to be loaded anew. */
export function noteResync(): void {
  count++;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes whenever what is shown is to be loaded anew. */
export function useResyncs(): number {
  return useSyncExternalStore(listen, () => count);
}
