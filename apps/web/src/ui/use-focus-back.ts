import { type RefObject, useEffect, useRef } from 'react';
import { pageContent } from './layout/page-content';

/** What opened that which stands for a dialog while its code comes: the dialog that takes its place has it, too. */
const openers = new WeakMap<Element, HTMLElement | null>();

/**
 * Once a dialog closes, what had the focus before has it again, or else the dialog below, or else the content of the
 * page; also where what had it goes only later, with the row that was deleted. Mantine gives it back only where a dialog
 * was mounted before it opened.
 *
 * @param dialog where the dialog may take time to go, and has the focus until then
 * @param instead a better place than the dialog below, for when what had the focus is gone
 */
export function useFocusBack(
  opened = true,
  dialog?: RefObject<HTMLElement | null>,
  instead?: () => HTMLElement | null,
): void {
  const opener = useRef<HTMLElement | null>(null);
  const wasOpened = useRef(false);
  const latest = useRef(instead);
  latest.current = instead;
  if (opened && !wasOpened.current) opener.current = findOpener();
  wasOpened.current = opened;
  useEffect(() => {
    if (!opened) return;
    if (dialog?.current) openers.set(dialog.current, opener.current);
    return () => {
      const own = dialog?.current;
      // Whoever knows a better place has put the focus there by then.
      setTimeout(() => {
        const { activeElement, body } = document;
        if (activeElement && activeElement !== body && !own?.contains(activeElement)) return;
        const before = opener.current;
        const focusOther = () => {
          const other = latest.current?.() ?? findTop(own) ?? (before && pageContent());
          other?.focus({ preventScroll: true });
        };
        if (!before?.isConnected || before.matches(':disabled')) return focusOther();
        before.focus({ preventScroll: true });
        whenGone(before, focusOther);
      });
    };
  }, [opened, dialog]);
}

/** What has the focus; for an entry of a menu, which goes, the button of the menu. */
function findOpener(): HTMLElement | null {
  const { activeElement, body } = document;
  const coming = activeElement?.closest('[data-coming]');
  if (coming) return openers.get(coming) ?? null;
  const menu = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : activeElement;
  return opener instanceof HTMLElement && opener !== body ? opener : null;
}

/** Calls back when an element that has the focus is taken away with it; not once the focus went elsewhere. */
function whenGone(element: HTMLElement, onGone: () => void): void {
  const observer = new MutationObserver(() => {
    if (element.isConnected && document.activeElement === element) return;
    observer.disconnect();
    // Whoever takes it away may know a better place.
    setTimeout(() => {
      if (!element.isConnected && document.activeElement === document.body) onGone();
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function findTop(but: HTMLElement | null | undefined): HTMLElement | undefined {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
  return dialogs.filter((dialog) => dialog !== but).at(-1);
}
