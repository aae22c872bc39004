import { isValid, parseISO } from 'date-fns';
import { monthName } from './dates';
import { dayOf } from './days';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * A typed day: as 2026-11-21, as a field shows it in the language of the interface, or however else the browser
 * reads one. Null for none.
 */
export function readDay(text: string): string | null {
  const typed = text.trim();
  const date = [parseISO(typed), parseISO(withNamedMonth(typed)), new Date(typed)].find(isValid);
  return date ? dayOf(date) : null;
}

/** `21 nov 2026` as 2026-11-21; empty where a part is missing. */
function withNamedMonth(typed: string): string {
  const [year] = /\b\d{4}\b/.exec(typed) ?? [];
  const [day] = /\b\d{1,2}\b/.exec(typed) ?? [];
  const month = months.find((one) => lettersOf(typed).includes(lettersOf(monthName(one))));
  if (!year || !day || !month) return '';
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Languages shorten with a dot or without, and write names small or large. */
const lettersOf = (text: string) =>
  text
    .toLocaleLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
