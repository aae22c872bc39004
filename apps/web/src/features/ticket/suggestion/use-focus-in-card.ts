import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in the card when the button that had it is disabled or goes away with what it did: it goes to the
 * first button that can be pressed then, or to the card itself. Whoever went elsewhere meanwhile is left there.
 */
export function useFocusInCard(card: RefObject<HTMLElement | null>, isUnderWay: boolean) {
  const isOwed = useRef(false);
  useLayoutEffect(() => {
    if (isUnderWay) isOwed.current = true;
    else if (isOwed.current) {
      isOwed.current = false;
      // A second press on the disabled button has moved it to the card itself.
      if (![document.body, card.current].includes(document.activeElement as HTMLElement)) return;
      const button = card.current?.querySelector<HTMLElement>('[data-decide] button:not(:disabled)');
      (button ?? card.current)?.focus({ preventScroll: true });
    }
  });
}
