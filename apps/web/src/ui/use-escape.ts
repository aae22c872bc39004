import { type RefObject, useEffect } from 'react';

/** How it stood when the key went down: by the time that others have heard it, the topmost may be gone. */
let down: { top?: Element | undefined; isTaken: boolean } = { isTaken: false };
window.addEventListener(
  'keydown',
  ({ key, target }) => {
    if (key !== 'Escape') return;
    // Each dialog is drawn after those below it.
    const top = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    down = { top, isTaken: isTaken(target) };
  },
  { capture: true },
);

/**
 * Closes a drawer on Escape, wherever the key was pressed: the focus is still on what opened the drawer until it
 * has come, be it a menu that is closing, and falls to the page when what had it goes. Only a dialog above the
 * drawer, or an open list or menu, takes the key for itself. An open hint does not, though it stops the key at the
 * document: it is heard just below.
 */
export function useEscape(opened: boolean, drawer: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if ((down.top === undefined || down.top === drawer.current) && !down.isTaken) onClose();
    };
    const page = document.documentElement;
    page.addEventListener('keydown', onKey);
    return () => page.removeEventListener('keydown', onKey);
  }, [opened, drawer, onClose]);
}

/** Mantine marks what keeps the key to itself; the entries of a menu so even when their menu is closing. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.getAttribute('data-mantine-stop-propagation') !== 'true')
    return false;
  const opener = target.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return !opener || document.getElementById(opener)?.getAttribute('aria-expanded') === 'true';
}
