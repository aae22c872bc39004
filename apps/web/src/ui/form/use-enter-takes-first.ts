import { type KeyboardEvent, useEffect } from 'react';

interface Searched {
  /** Enter was pressed, and waits for what is searched; kept by the caller, who goes on searching for as long. */
  isAwaited: boolean;
  setAwaited(isAwaited: boolean): void;
  /** What is searched has not come yet. */
  isComing: boolean;
  /** The first of what is found; undefined when nothing is, or nothing is searched. */
  first: string | undefined;
  take(value: string): void;
}

/**
 * Lets Enter take the first of what is found in a list where none is marked; pressed before it has come, it waits for
 * it. Another key takes that back, but the one that leads to the next field.
 * @returns what hears the keys of the field
 */
export function useEnterTakesFirst({ isAwaited, setAwaited, isComing, first, take }: Searched) {
  useEffect(() => {
    if (!isAwaited || isComing) return;
    setAwaited(false);
    if (first !== undefined) take(first);
  });
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing) {
      if (key !== 'Tab' && key !== 'Shift') setAwaited(false);
      return;
    }
    const list = document.getElementById(currentTarget.getAttribute('aria-controls') ?? '');
    if (list?.querySelector('[data-combobox-selected]')) return;
    if (isComing) setAwaited(true);
    else if (first !== undefined) take(first);
    else return;
    // It would send the form.
    event.preventDefault();
  };
}
