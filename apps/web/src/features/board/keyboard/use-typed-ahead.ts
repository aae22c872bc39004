import { useLayoutEffect, useState } from 'react';

/**
 * The text of a field in a dialog, from the key that opens it on: what is typed while the dialog's code loads, and
 * until the field has the focus, goes into it and nowhere else.
 */
export function useTypedAhead(isOpen: boolean) {
  const [text, setText] = useState('');
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    setText('');
    let isOver = false;
    const isInDialog = ({ target }: Event) =>
      target instanceof Element && target.closest('[role="dialog"]:not([data-coming])') !== null;
    // What stands for the dialog has the focus, and a button that closes it.
    const isOnButton = ({ target }: Event) =>
      target instanceof Element && target.closest('[data-coming] button') !== null;
    const onFocus = (event: FocusEvent) => {
      isOver ||= isInDialog(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      if (isOver || isInDialog(event) || isOnButton(event)) return;
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Backspace') setText((now) => [...now].slice(0, -1).join(''));
      else if ([...key].length === 1) setText((now) => now + key);
      // It would press what has the focus behind the dialog.
      else if (key !== 'Enter') return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('focusin', onFocus);
    };
  }, [isOpen]);
  return [text, setText] as const;
}
