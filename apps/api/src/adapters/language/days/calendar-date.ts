/** A day of the calendar, without time or zone. Months count from 1. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const dayMs = 86_400_000;

/** The day of an instant, as the clocks of a zone show it. */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  const shown = formatOf(knownZone(timeZone)).formatToParts(instant);
  const value = (type: string) => Number(shown.find((part) => part.type === type)?.value ?? 0);
  return { year: value('year'), month: value('month'), day: value('day') };
}

/** There are some hundred zones, but each may be written in capitals and small letters as people like. */
const formatsMost = 1_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than all that it is used for. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  if (formats.size >= formatsMost) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/**
 * The zone, or UTC where this engine does not know it. One that is stored may be unknown here, as when a backup came from
 * a server that knew more zones: what is told by it must not fail.
 */
export function knownZone(timeZone: string): string {
  try {
    formatOf(timeZone);
    return timeZone;
  } catch {
    return 'UTC';
  }
}

/** `2026-03-31`, as a day stands on the wire and in the database. */
export function dayText({ year, month, day }: CalendarDate): string {
  const digits = (value: number, count: number) => String(value).padStart(count, '0');
  return [digits(year, 4), digits(month, 2), digits(day, 2)].join('-');
}

/** The day that a text begins with, such as `2026-03-31`; null where it names none. */
export function readDay(text: string | null): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? '');
  if (!match) return null;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isRealDate(date) ? date : null;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtc(new Date(Date.UTC(date.year, date.month - 1, date.day) + days * dayMs));
}

/** The same day so many months later, or that month's last day when it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const first = fromUtc(new Date(Date.UTC(date.year, date.month - 1 + months, 1)));
  return { ...first, day: Math.min(date.day, endOfMonth(first).day) };
}

export function endOfMonth(date: CalendarDate): CalendarDate {
  return fromUtc(new Date(Date.UTC(date.year, date.month, 0)));
}

/** 0 is Sunday. */
export function weekday(date: CalendarDate): number {
  return new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
}

/** Negative when the first is earlier. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return Date.UTC(a.year, a.month - 1, a.day) - Date.UTC(b.year, b.month - 1, b.day);
}

/** False for the thirtieth of February and its like. */
export function isRealDate(date: CalendarDate): boolean {
  return (
    date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= endOfMonth({ ...date, day: 1 }).day
  );
}

function fromUtc(at: Date): CalendarDate {
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}
