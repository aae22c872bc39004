import { useLayoutEffect, useState } from 'react';
import { guardUnsaved, type Unsaved } from '@/lib/leaving';

/**
 * Holds everyone back who would lose what is unsaved: at Back and Forward, at a link, at closing the tab, and
 * at `close`. Show the `UnsavedQuestion` while it is asking.
 */
export function useUnsaved(isUnsaved: boolean, lostBy: Unsaved['lostBy'] = 'address') {
  const [leave, setLeave] = useState<() => void>();
  const ask = (next: () => void) => setLeave(() => next);
  // Before anything is painted: who sees that Save is possible is held back already.
  useLayoutEffect(
    () => (isUnsaved ? guardUnsaved({ lostBy, ask: (next) => setLeave(() => next) }) : undefined),
    [isUnsaved, lostBy],
  );
  return {
    isAsking: leave !== undefined,
    /** Closes at once when nothing would be lost. */
    close: (onClose: () => void) => (isUnsaved ? ask(onClose) : onClose()),
    stay: () => setLeave(undefined),
    leave: () => {
      setLeave(undefined);
      leave?.();
    },
  };
}
