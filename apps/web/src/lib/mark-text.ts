import type { MouseEvent } from 'react';

/** The first click into a field that is searched in marks its text, so that typing replaces what was chosen. */
export function markText({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === currentTarget) return;
  currentTarget.addEventListener('click', () => currentTarget.select(), { once: true });
}

/** A list to choose from by typing: Enter takes the first of what is found. */
export const foundByTyping = {
  searchable: true,
  onMouseDown: markText,
  selectFirstOptionOnChange: true,
} as const;
