import type { Named } from '@tavla/shared/contracts/named';
import { plainLetters } from '@tavla/shared/text/plain-letters';

/** What a picker offers for the typed text. */
export interface PickerOptions {
  matches: readonly Named[];
  /** The name to create; undefined when the text is blank or a name like it is there already. */
  create: string | undefined;
}

/** More than anybody reads; typing narrows it. */
const mostShown = 200;

/** Names that hold the text, without regard to case and accents, and the text itself to create when no name equals it. */
export function pickerOptions(all: readonly Named[], text: string, mayCreate: boolean): PickerOptions {
  const wanted = text.trim();
  const key = plainLetters(wanted);
  const matches = all.filter(({ name }) => plainLetters(name).includes(key)).slice(0, mostShown);
  const exists = all.some(({ name }) => name.trim().toLowerCase() === wanted.toLowerCase());
  return { matches, create: mayCreate && wanted && !exists ? wanted : undefined };
}
