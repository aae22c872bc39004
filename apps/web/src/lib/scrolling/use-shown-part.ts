import { useCallback, useState } from 'react';

/** How far below what is seen the next part is drawn, in pixels. */
const ahead = 800;

/**
 * Of a long list the part that is drawn: `step` rows at first, and as many more each time that the end of it comes
 * near. `end` is the ref of what stands at that end, and `more` draws the next part by hand.
 */
export function useShownPart<T>(all: readonly T[], step: number) {
  const [count, setCount] = useState(step);
  const more = useCallback(() => setCount((now) => now + step), [step]);
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
        root: scrollerOf(element),
        rootMargin: `0px 0px ${ahead}px 0px`,
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [more],
  );
  return { shown: all.length > count ? all.slice(0, count) : all, left: all.length - count, more, end };
}

/** What the element scrolls in; null for the window. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  if (parent === null) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
}
