import { type RefObject, useEffect, useState } from 'react';

/** What a person does to look elsewhere; the list's own scrolling is none of them. */
const away = ['wheel', 'touchmove'] as const;
const keys = ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'];

/**
 * Keeps the line that is being said in sight, until the person scrolls away; then until they come back, or ask for a
 * place.
 * @param jumps grows whenever a place is asked for
 */
export function useFollow(
  scroller: RefObject<HTMLElement | null>,
  { current, jumps }: { current: number; jumps: number },
  show: (index: number) => void,
) {
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const leave = () => setAway(true);
    const onKey = ({ key }: KeyboardEvent) => keys.includes(key) && leave();
    // The scrollbar: everything else in the list is a line.
    const onPointer = ({ target }: PointerEvent) => target === list && leave();
    for (const name of away) list.addEventListener(name, leave, { passive: true });
    list.addEventListener('keydown', onKey);
    list.addEventListener('pointerdown', onPointer);
    return () => {
      for (const name of away) list.removeEventListener(name, leave);
      list.removeEventListener('keydown', onKey);
      list.removeEventListener('pointerdown', onPointer);
    };
  }, [scroller]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump ends the looking elsewhere
  useEffect(() => setAway(false), [jumps]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump to the line that is current already shows it, too
  useEffect(() => {
    if (!isAway && current >= 0) show(current);
  }, [isAway, current, jumps, show]);

  return { isAway, comeBack: () => setAway(false) };
}
