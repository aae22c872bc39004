import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { searchMax } from '@tavla/shared/limits';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import type { MouseEvent } from 'react';

/** The first click into a field that is searched in marks its text, so that typing replaces what was chosen. */
export function markText({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === currentTarget) return;
  currentTarget.addEventListener('click', () => currentTarget.select(), { once: true });
}

/** Options that hold what is typed, without regard to case and accents; of flat lists. */
export const byPlainLetters: OptionsFilter = ({ options, search, limit }) => {
  const wanted = plainLetters(search.trim());
  const holds = (option: ComboboxItem) => plainLetters(option.label).includes(wanted);
  return options.filter((option) => 'label' in option && holds(option)).slice(0, limit);
};

/** A list to choose from by typing: Enter takes the first of what is found. */
export const foundByTyping = {
  searchable: true,
  maxLength: searchMax,
  filter: byPlainLetters,
  onMouseDown: markText,
  selectFirstOptionOnChange: true,
} as const;
