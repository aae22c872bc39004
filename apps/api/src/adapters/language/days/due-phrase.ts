import type { CalendarDate } from './calendar-date';
import { addDays, addMonths, compareDates, endOfMonth, isRealDate, weekday } from './calendar-date';

/** An expression that names a day, where it stands, and the day it means. */
export interface DuePhrase {
  start: number;
  end: number;
  date: CalendarDate;
}

/** How one form of words is read. `said` is the recording's day; null means it is no date after all. */
export interface DueRule {
  pattern: RegExp;
  read(match: RegExpMatchArray, said: CalendarDate): CalendarDate | null;
}

/** The next such weekday after a day: said on a Wednesday, 'Wednesday' is seven days later. */
export function nextWeekday(said: CalendarDate, target: number): CalendarDate {
  return addDays(said, ((target - weekday(said) + 6) % 7) + 1);
}

/** Friday of this week; said at a weekend, Friday of the next. */
export function endOfWeek(said: CalendarDate): CalendarDate {
  return addDays(said, (5 - weekday(said) + 7) % 7);
}

/** So many working days later. */
export function addWorkingDays(said: CalendarDate, days: number): CalendarDate {
  let date = said;
  for (let left = Math.min(days, mostWorkingDays); left > 0; ) {
    date = addDays(date, 1);
    if (weekday(date) % 6 !== 0) left -= 1;
  }
  return date;
}
const mostWorkingDays = 99;

/** Sunday of this week. */
export function weekend(said: CalendarDate): CalendarDate {
  return addDays(said, (7 - weekday(said)) % 7);
}

/** Friday of the week after. */
export function endOfNextWeek(said: CalendarDate): CalendarDate {
  const monday = nextWeekday(said, 1);
  return addDays(monday, 4);
}

export function endOfQuarter(said: CalendarDate): CalendarDate {
  return endOfMonth({ ...said, month: Math.ceil(said.month / 3) * 3, day: 1 });
}

/** This day of the year, in the year in which it comes next. */
export function comingDay(said: CalendarDate, month: number, day: number): CalendarDate | null {
  const date = { year: said.year, month, day };
  const coming = compareDates(date, said) < 0 ? { ...date, year: said.year + 1 } : date;
  return isRealDate(coming) ? coming : null;
}

/** This day of the month, in the month in which it comes next. */
export function comingMonthDay(said: CalendarDate, day: number): CalendarDate | null {
  const month = day >= said.day ? said : addMonths({ ...said, day: 1 }, 1);
  const date = { ...month, day };
  return isRealDate(date) ? date : null;
}

/** The first or last such weekday of a month that comes next. */
export function weekdayOfMonth(
  said: CalendarDate,
  month: number,
  target: number,
  isLast: boolean,
): CalendarDate {
  const last = endOfComingMonth(said, month);
  if (isLast) return addDays(last, -((weekday(last) - target + 7) % 7));
  const first = { ...last, day: 1 };
  return addDays(first, (target - weekday(first) + 7) % 7);
}

/** The last day of a month that comes next. */
export function endOfComingMonth(said: CalendarDate, month: number): CalendarDate {
  return endOfMonth({ year: said.month > month ? said.year + 1 : said.year, month, day: 1 });
}

/** 'before August' is the day before its first. */
export function beforeMonth(said: CalendarDate, month: number): CalendarDate {
  return addDays({ year: said.month >= month ? said.year + 1 : said.year, month, day: 1 }, -1);
}
