import { i18n } from '@/i18n/i18n';
import { today } from './days';

// The one place where days and moments become words, in the language of the interface.

const dayOfYear = { month: 'short', day: '2-digit' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const forms = {
  dayOfYear,
  dayAndYear: { ...dayOfYear, year: 'numeric' },
  month: { month: 'short' },
  monthAndYear: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  time,
  timeToTheSecond: { ...time, second: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** ISO, or milliseconds since 1970. */
type Moment = string | number;

/** `Nov 21, 2026` for `2026-11-21`. */
export function longDay(day: string): string {
  return inWords('dayAndYear', new Date(day));
}

/** `Nov 21`, or `Jul 13, 2027` when the year is not this one. */
export function shortDay(day: string, now = today()): string {
  return inWords(day.slice(0, 4) === now.slice(0, 4) ? 'dayOfYear' : 'dayAndYear', new Date(day));
}

/** `Nov`, by its number from 1. */
export function monthName(month: number): string {
  return inWords('month', new Date(Date.UTC(2026, month - 1)));
}

/** `November 2026`, the month of `2026-11-21`. */
export function monthOfDay(day: string): string {
  return inWords('monthAndYear', new Date(day));
}

/** `Sat`, the day of the week of `2026-11-21`. */
export function weekdayOfDay(day: string): string {
  return inWords('weekday', new Date(day));
}

/** `Nov 21, 2026`, the day of a moment where the reader is. */
export function longDate(moment: Moment): string {
  return inWords('dayAndYear', onClock(moment));
}

/** The same without the year, when it is this one. */
export function shortDate(moment: Moment, now = today()): string {
  return shortDay(onClock(moment).toISOString().slice(0, 10), now);
}

/** `Nov 21, 14:05`, to tell two of one day apart. */
export function dateAndTime(moment: Moment): string {
  return `${shortDate(moment)}, ${inWords('time', onClock(moment))}`;
}

/** The full time, for a title on hover: `Nov 21, 2026 14:05:09`. */
export function fullTime(moment: Moment): string {
  return `${longDate(moment)} ${inWords('timeToTheSecond', onClock(moment))}`;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Relative up to a day ('5 minutes ago'), then the date ('Nov 21, 2026'). */
export function relativeTime(moment: Moment, now = new Date()): string {
  const age = now.getTime() - new Date(moment).getTime();
  if (Math.abs(age) < minuteMs) return i18n.t('justNow');
  if (Math.abs(age) >= dayMs) return longDate(moment);
  const minutes = Math.round(age / minuteMs);
  const words = kept(`ago ${i18n.language}`, () => new Intl.RelativeTimeFormat(i18n.language));
  return Math.abs(minutes) < 60
    ? words.format(-minutes, 'minute')
    : words.format(-Math.round(age / minuteMs / 60), 'hour');
}

/** A moment as if the reader's clock were that of UTC: a formatter that is kept would keep the zone that it met first. */
function onClock(moment: Moment): Date {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * minuteMs);
}

/** Hundreds of cards are drawn while a column scrolls, and to make a formatter takes longer than to draw one. */
const formatters = new Map<string, unknown>();

function kept<Formatter>(key: string, make: () => Formatter): Formatter {
  const known = formatters.get(key) as Formatter | undefined;
  if (known) return known;
  const made = make();
  formatters.set(key, made);
  return made;
}

function inWords(form: keyof typeof forms, utc: Date): string {
  const { language } = i18n;
  const options = { ...forms[form], timeZone: 'UTC' };
  return kept(`${form} ${language}`, () => new Intl.DateTimeFormat(language, options)).format(utc);
}
