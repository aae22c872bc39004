import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { rowAfter } from './review-keys';

/** The rows of the tray that the focus can go to, one below the other; or only those where something is to be decided. */
export function rowsIn(tray: HTMLElement | null, which: 'all' | 'open' = 'all'): string[] {
  const selector = `[data-review]${which === 'open' ? ':not([data-quiet])' : ''}:has([data-review-focus])`;
  const rows = tray?.querySelectorAll<HTMLElement>(selector) ?? [];
  return [...rows].map((row) => row.dataset.review ?? '');
}

/** The row that an element is in. */
export function rowOf(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-review]')?.dataset.review ?? null;
}

/** Puts the focus into a row; without one into the tray itself. */
export function focusRow(tray: HTMLElement | null, id: string | undefined): void {
  const row = id === undefined ? null : tray?.querySelector(`[data-review="${CSS.escape(id)}"]`);
  const target = row?.querySelector<HTMLElement>('[data-review-focus]') ?? tray;
  target?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/**
 * Keeps the focus in the tray when what had it goes away, and leads it on to the next row when its own is decided.
 * Whoever decided, the person themselves or somebody else, is the same. What a key takes back has the focus again as
 * soon as it is there, unless the person has gone elsewhere meanwhile.
 */
export function useFocusKept(tray: RefObject<HTMLElement | null>) {
  const focused = useRef<string | null>(null);
  const order = useRef<string[]>([]);
  const awaited = useRef<string | null>(null);
  const takeAwaited = (open: readonly string[]) => {
    const row = awaited.current;
    if (row === null || !open.includes(row)) return false;
    awaited.current = null;
    focusRow(tray.current, row);
    return true;
  };
  useLayoutEffect(() => {
    const ids = rowsIn(tray.current, 'open');
    const id = focused.current;
    const isDecided = id !== null && order.current.includes(id) && !ids.includes(id);
    if (takeAwaited(ids)) {
      order.current = ids;
      return;
    }
    if (isDecided || (id !== null && document.activeElement === document.body)) {
      focusRow(tray.current, ids.includes(id) ? id : rowAfter(order.current, ids, id));
    }
    order.current = ids;
  });
  return {
    focusWhenBack: (row: string) => {
      awaited.current = row;
      takeAwaited(rowsIn(tray.current, 'open'));
    },
    onFocus: useCallback(({ target }: FocusEvent) => {
      focused.current = rowOf(target);
      awaited.current = null;
    }, []),
    onBlur: useCallback(() => {
      focused.current = null;
    }, []),
  };
}
