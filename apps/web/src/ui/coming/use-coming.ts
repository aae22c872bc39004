import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useEscape } from '../use-escape';
import { useFocusBack } from '../use-focus-back';

/** What would scroll the page behind, or press something there. The keys of the browser stay its own. */
const ofPage = /^(.|Enter|Backspace|Arrow.*|Page.*|Home|End)$/u;

interface Options {
  /** It lies above the page, and the focus stays in it: a drawer, a dialog, a menu. */
  isAbove: boolean;
  onClose: () => void;
  /** Has the focus after it where what opened it is gone. */
  instead?: (() => HTMLElement | null) | undefined;
}

/**
 * The keys of what stands for a part while its code is on its way: it has the focus from the first moment on, Escape
 * closes it, and nothing else that is pressed in it reaches the page behind.
 */
export function useComing<Box extends HTMLElement>({
  isAbove,
  onClose,
  instead,
}: Options): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  useFocusBack(true, box, instead);
  useEscape(isAbove, box, onClose);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    current.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key === 'Escape') {
        if (isAbove) return;
        latest.current();
      }
      event.stopPropagation();
      if (key === 'Tab' && isAbove) {
        moveFocus(current, event.shiftKey);
        event.preventDefault();
      }
      if (target === current && ofPage.test(key) && !ctrlKey && !metaKey && !altKey) event.preventDefault();
    };
    // A menu that is closing gives the focus back to its button.
    const onFocus = ({ target }: FocusEvent) => {
      if (isAbove && target instanceof Element && !target.closest('[role="dialog"], [role="menu"]'))
        current.focus({ preventScroll: true });
    };
    current.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocus);
    return () => {
      current.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocus);
    };
  }, [isAbove]);
  return box;
}

/** To the next of its buttons, or the one before, in a circle. */
function moveFocus(box: HTMLElement, isBack: boolean): void {
  const buttons = [...box.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons.at(isBack ? Math.max(at, 0) - 1 : (at + 1) % buttons.length)?.focus();
}
