/** A day of the calendar, without time or zone. Months count from 1. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const dayMs = 86_400_000;

/** The day of an instant, as the clocks of a zone show it. */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  const { year, month, day } = wallClock(instant, timeZone);
  return { year, month, day };
}

/** The instant at which the clocks of a zone show this day and time. In a gap it is the time after it. */
export function instantInZone(date: CalendarDate, minutes: number, timeZone: string): Date {
  const wanted = Date.UTC(date.year, date.month - 1, date.day) + minutes * 60_000;
  const first = wanted - offsetMs(new Date(wanted), timeZone);
  return new Date(wanted - offsetMs(new Date(first), timeZone));
}

/** The last millisecond of a day: what a date without a time means. */
export function endOfDay(date: CalendarDate, timeZone: string): Date {
  return new Date(instantInZone(addDays(date, 1), 0, timeZone).getTime() - 1);
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

function wallClock(instant: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return {
    year: value('year'),
    month: value('month'),
    day: value('day'),
    hour: value('hour'),
    minute: value('minute'),
    second: value('second'),
  };
}

function offsetMs(instant: Date, timeZone: string): number {
  const clock = wallClock(instant, timeZone);
  const shown = Date.UTC(clock.year, clock.month - 1, clock.day, clock.hour, clock.minute, clock.second);
  return shown - Math.floor(instant.getTime() / 1000) * 1000;
}
