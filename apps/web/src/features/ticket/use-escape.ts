import { type RefObject, useEffect } from 'react';

/**
 * Closes a drawer on Escape, but only when the key was pressed in it, or nowhere (the focus falls to the page
 * when what had it goes): a dialog above the drawer takes the key for itself.
 */
export function useEscape(opened: boolean, drawer: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const { target } = event;
      const isHere = target instanceof Node && drawer.current?.contains(target);
      if (isHere || target === document.body) onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [opened, drawer, onClose]);
}
