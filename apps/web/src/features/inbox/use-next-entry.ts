import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const idOf = (element: Element) => element.closest<HTMLElement>('[data-entry]')?.dataset.entry;

/**
 * Keeps the focus in the inbox when what had it goes, with an entry that was answered here or elsewhere: it goes to the
 * next entry, from the last to the one before, and without any to the drawer.
 */
export function useNextEntry() {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<{ element: Element; id: string | undefined }>(null);
  const order = useRef<(string | undefined)[]>([]);
  useLayoutEffect(() => {
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const before = order.current;
    order.current = entries.map(idOf);
    const last = focused.current;
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    const entryOf = (id: string | undefined) => entries.find((entry) => idOf(entry) === id);
    const at = Math.max(before.indexOf(last.id), 0);
    const next = before.slice(at).find(entryOf) ?? before.slice(0, at).findLast(entryOf);
    const target = entryOf(next) ?? list.current?.closest<HTMLElement>('[role="dialog"]');
    target?.focus();
  });
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = { element: target, id: idOf(target) };
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
