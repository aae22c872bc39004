import { type RefObject, useEffect } from 'react';

/**
 * Closes a drawer on Escape, wherever the key was pressed: the focus is still on what opened the drawer until it
 * has risen, and falls to the page when what had it goes. Only a dialog above the drawer takes the key for itself.
 */
export function useEscape(opened: boolean, drawer: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // Each dialog is drawn after those below it.
      const top = [...document.querySelectorAll('[role="dialog"]')].at(-1);
      if (top === undefined || top === drawer.current) onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [opened, drawer, onClose]);
}
