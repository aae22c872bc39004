import { firstDueDay } from '@tavla/shared/fields';

export type DateOrder = 'day-first' | 'month-first';

/** 2026-03-31, 2026/3/31 or 20260331, perhaps with a time behind it. */
const yearFirst = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?!\d)/;
/** 31.3.2026, 3/31/2026 or 31-3-2026. */
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/;

/** Pure: which of the two orders a written date has; undefined where both, or none, would be possible. */
export function orderOf(text: string): DateOrder | undefined {
  const [, first = '', separator, second = ''] = yearLast.exec(text.trim()) ?? [];
  // With full stops the day always stands first.
  if (separator === '.') return 'day-first';
  if (Number(first) > 12) return 'day-first';
  return Number(second) > 12 ? 'month-first' : undefined;
}

/** Pure: whether a date reads in two ways. */
export function isAmbiguous(text: string): boolean {
  return yearLast.test(text.trim()) && orderOf(text) === undefined;
}

/** Pure: the day that a cell names, as 2026-03-31; undefined when it names none. A time behind it does not count. */
export function readDay(text: string, order: DateOrder): string | undefined {
  const value = text.trim();
  const byYear = yearFirst.exec(value);
  if (byYear) return dayOf(byYear[1], byYear[3], byYear[4]);
  const parts = yearLast.exec(value);
  if (!parts) return undefined;
  const [, first, , second, year] = parts;
  const isDayFirst = (orderOf(value) ?? order) === 'day-first';
  return isDayFirst ? dayOf(year, second, first) : dayOf(year, first, second);
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  // Such as the 31st of February, of which JavaScript makes a day in March.
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== written) return undefined;
  return written >= firstDueDay ? written : undefined;
}
