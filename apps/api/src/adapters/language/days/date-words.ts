import { knownZone } from './calendar-date';

/** How much of a day or a moment is told. */
type Form = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

/**
 * A day of the calendar in words, the same for everyone: '22 November 2026'.
 * @param day such as `2026-11-22`
 * @param locale such as `en-GB`
 */
export function dayInWords(day: string, locale: string, form: Form): string {
  return new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).format(new Date(day));
}

/** A moment in words, as the clocks of a zone show it; in UTC where the zone is unknown here. */
export function momentInWords(at: string | Date, timeZone: string, locale: string, form: Form): string {
  return momentsInWords(timeZone, locale, form)(at);
}

/** What tells many moments so: making it takes longer than telling one. */
export function momentsInWords(timeZone: string, locale: string, form: Form): (at: string | Date) => string {
  const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: knownZone(timeZone) });
  return (at) => format.format(new Date(at));
}
