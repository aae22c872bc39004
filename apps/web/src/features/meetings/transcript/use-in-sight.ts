import { type RefObject, useEffect } from 'react';

/** What a reader does who wants to be elsewhere, or to do something else. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings an element into sight whenever that is asked for, and keeps it there while what stands around it still comes:
 * not every browser holds the place where the reader is. Ends as soon as the reader does anything.
 * @param asked grows with each time, from 0
 */
export function useInSight(element: RefObject<HTMLElement | null>, asked: number): void {
  useEffect(() => {
    const shown = element.current;
    if (asked === 0 || !shown) return;
    const around = shown.parentElement?.parentElement ?? shown;
    // Observing tells of the size at once.
    const observer = new ResizeObserver(() => shown.scrollIntoView({ block: 'nearest' }));
    observer.observe(around);
    const end = () => observer.disconnect();
    for (const act of acts) window.addEventListener(act, end, { passive: true });
    return () => {
      end();
      for (const act of acts) window.removeEventListener(act, end);
    };
  }, [element, asked]);
}
