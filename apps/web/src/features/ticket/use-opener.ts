import { useCallback, useRef } from 'react';
import type { ThreadId } from '@/entities/chat/conversations';

/**
 * Remembers what had the focus when the drawer opened. The returned function gives the focus back, or to the
 * ticket's card when that element is gone: the board draws its cards anew, and a link has no opener.
 */
export function useOpener(opened: boolean, thread: ThreadId): () => void {
  const opener = useRef<Element | null>(null);
  const wasOpened = useRef(false);
  if (opened && !wasOpened.current) opener.current = document.activeElement;
  wasOpened.current = opened;
  return useCallback(() => {
    const before = opener.current;
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
    const card =
      thread === null ? null : document.querySelector(`[data-task="${CSS.escape(thread)}"] button`);
    const target = isThere ? before : card;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [thread]);
}
