import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what the reader sees where it is when something comes or goes above it. `first` is the id of the first
 * message, which each has in `data-message`; `hasEarlier` says whether the row for earlier ones stands above it.
 */
export function usePlaceKept(
  list: RefObject<HTMLElement | null>,
  first: string | undefined,
  hasEarlier: boolean,
): void {
  const before = useRef<{ id: string; top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row moves the first message
  useLayoutEffect(() => {
    const element = list.current;
    const find = (id: string) => element?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
    const was = before.current;
    const anchor = was && find(was.id);
    if (element && anchor) element.scrollTop += anchor.offsetTop - was.top;
    const top = first === undefined ? undefined : find(first)?.offsetTop;
    before.current = first === undefined || top === undefined ? null : { id: first, top };
  }, [list, first, hasEarlier]);
}
