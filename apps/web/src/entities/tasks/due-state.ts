import { addDays, endOfDay, format, isAfter, isBefore } from 'date-fns';

const dueSoonDays = 3;

export type DueState = 'overdue' | 'due-soon' | 'normal';

/** Overdue before now, due soon within three days of now, else normal. */
export function dueState(endDate: string, now: Date): DueState {
  const end = new Date(endDate);
  if (isBefore(end, now)) return 'overdue';
  return isAfter(end, addDays(now, dueSoonDays)) ? 'normal' : 'due-soon';
}

/** `Nov 21`, in the reader's time zone. */
export function shortDate(instant: string): string {
  return format(new Date(instant), 'MMM dd');
}

/** `Nov 21, 2026`, in the reader's time zone. */
export function longDate(instant: string): string {
  return format(new Date(instant), 'MMM dd, yyyy');
}

/** For a title on hover: the date with its time. */
export function fullTime(instant: string): string {
  return format(new Date(instant), 'MMM dd, yyyy HH:mm');
}

/** A day of the calendar (`2026-11-21`) means its end where the reader is. */
export function endOfCalendarDay(day: string): string {
  return endOfDay(new Date(`${day}T00:00:00`)).toISOString();
}

/** The calendar day an instant falls on where the reader is. */
export function calendarDay(instant: string): string {
  return format(new Date(instant), 'yyyy-MM-dd');
}
