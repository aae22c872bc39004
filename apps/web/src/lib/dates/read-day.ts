import { isValid, parseISO } from 'date-fns';
import { monthName } from './dates';
import { today } from './days';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * A typed day: as 2026-11-21, with a month by its name, as a field shows it in the language of the interface, or as
 * 11/21/2026. Without a year it is the next such day, from today on. Null for what is no whole day, and for one that
 * no calendar has.
 */
export function readDay(text: string, now = today()): string | null {
  const typed = text.trim();
  return inNumbers(typed) ?? withNamedMonth(typed, now);
}

/**
 * The month comes first, but between dots, and where it cannot: `21.11.2026`, `21/11/2026`. A year may have two digits,
 * but not between hyphens: there some write it first.
 */
function inNumbers(typed: string): string | null {
  const [, firstYear, firstMonth = '', firstDay = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed) ?? [];
  if (firstYear) return dayIn(firstYear, firstMonth, firstDay);
  const [, one = '', mark, other = '', lastYear] =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|(?<!-)\d{2})$/.exec(typed) ?? [];
  if (!lastYear) return null;
  const year = lastYear.padStart(4, '20');
  const isDayFirst = mark === '.' || Number(one) > 12;
  return isDayFirst ? dayIn(year, other, one) : dayIn(year, one, other);
}

/** `21 nov 2026` as 2026-11-21, and `21 nov 26`, too. */
function withNamedMonth(typed: string, now: string): string | null {
  const month = months.find((one) => lettersOf(typed).includes(lettersOf(monthName(one))));
  const numbers = typed.match(/\d+/g) ?? [];
  const year = numbers.find((number) => number.length === 4);
  const [day, shortYear, ...more] = numbers.filter((number) => number !== year);
  if (!month || !day || more.length > 0 || (year && shortYear)) return null;
  if (year) return dayIn(year, month, day);
  if (shortYear) return shortYear.length === 2 ? dayIn(`20${shortYear}`, month, day) : null;
  const thisYear = Number(now.slice(0, 4));
  const coming = [thisYear, thisYear + 1].map((one) => dayIn(String(one), month, day));
  return coming.find((one) => one !== null && one >= now) ?? null;
}

function dayIn(year: string, month: number | string, day: string): string | null {
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isValid(parseISO(written)) ? written : null;
}

/** Languages shorten with a dot or without, and write names small or large. */
const lettersOf = (text: string) =>
  text
    .toLocaleLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
