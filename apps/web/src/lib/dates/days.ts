import { formatISO, isValid } from 'date-fns';

// Days of the calendar as text, such as 2026-11-21: they stand in order when they are compared, and no zone moves them.

/** The day of a moment where the reader is. */
export function dayOf(moment: Date): string {
  return formatISO(moment, { representation: 'date' });
}

export function today(): string {
  return dayOf(new Date());
}

/** A due day as it was kept: earlier versions kept the moment at which it ended, where this browser is. */
export function keptDay(text: string): string {
  const moment = text.includes('T') ? new Date(text) : undefined;
  return moment && isValid(moment) ? dayOf(moment) : text;
}
