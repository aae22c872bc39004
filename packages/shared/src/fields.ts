import { z } from 'zod';
import { rule } from './field-words';
import { emailMax, lineMax, searchMax, textMax } from './limits';

/** The shapes that several nouns share. */

/**
 * An id, in small letters from here on: the database takes both for the same, while texts, events and maps by id would
 * not. Swift and macOS write them in capitals.
 */
export const Id = z.uuid().toLowerCase();
/** An instant of the years 1 to 9999, which is what the database and people can hold. */
export const Instant = z.iso.datetime({ offset: true, abort: true }).refine(
  (value) => {
    const year = new Date(value).getUTCFullYear();
    // What is no instant at all is refused by its form already.
    return Number.isNaN(year) || (year >= 1 && year <= 9999);
  },
  rule('year-outside', { first: 1, last: 9999 }),
);

/** A day of the calendar, such as 2026-03-31: without a time and without a zone, the same day for everyone. */
export const Day = z.iso.date();

/** Before this, a due date is a slip of the hand, such as 0026 for 2026. */
export const firstDueDay = '1900-01-01';

/**
 * A due day as it is sent. A date-time counts as the day that it names, its first ten characters, whatever its offset:
 * whoever writes `2026-03-31T23:59:59+02:00` means the 31st.
 */
export const DueDay = z
  .union([Day, z.iso.datetime({ offset: true, local: true })], rule('not-a-day'))
  .refine((day) => day >= firstDueDay, {
    ...rule('day-outside', { first: firstDueDay, last: '9999-12-31' }),
    abort: true,
  })
  .overwrite((day) => day.slice(0, 10));

/** Without what the database cannot store: zero characters, and halves of characters where a name is cut. */
export const sound = (value: string) => value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '');

/**
 * Without marks that pile up on a letter beyond what any script needs. Bringing a text into its normal form sorts the
 * marks of a letter, in a time that grows with their square: a megabyte of them takes minutes. Source: Unicode
 * Standard Annex 15, "Stream-Safe Text Format", which allows 30.
 */
export const unpiled = (value: string) => value.replace(/(\p{M}{30})\p{M}+/gu, '$1');

/** What stands on one line: a break or a tab, such as a cell of a spreadsheet may hold, becomes a space. */
const oneLine = (value: string) =>
  unpiled(sound(value))
    .replace(/[\t\n\v\f\r\u2028\u2029]+/g, ' ')
    // The same name is the same characters, however a keyboard puts them together.
    .normalize('NFC');

/** Whether anything is to be seen: not only spaces, marks of direction or joiners, or letters without ink. */
const isVisible = (value: string) => /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(value);

/** Halves of characters, which are no text: JSON can write them, but no database stores them. */
const isWhole = (value: string) => !/\p{Surrogate}/u.test(value);
const wholeWords = rule('half-character');

/** An input on one line, trimmed, with something to be seen in it; `missing` is said where there is not. */
export function visibleLine(missing: ReturnType<typeof rule>) {
  return z
    .string(missing)
    .refine(isWhole, { ...wholeWords, abort: true })
    .overwrite(oneLine)
    .trim()
    .refine(isVisible, { ...missing, abort: true });
}

/** A required one-line input; `field` is its name as its words have it: `companyName`. */
export function line(field: string, max = lineMax) {
  return visibleLine(rule('required', { field })).max(max, rule('too-long', { field, count: max }));
}

/** What somebody types to search, as it stands in a query string. */
export const SearchText = z.string().refine(isWhole, wholeWords).overwrite(oneLine).max(searchMax);

export const Text = z
  .string()
  .refine(isWhole, wholeWords)
  .overwrite((value) => unpiled(sound(value)))
  .max(textMax, rule('text-too-long', { count: textMax }));

/** Trimmed and lower-cased: an address is the same in any case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(emailMax, rule('email-too-long', { count: emailMax }))
  .pipe(z.email(rule('not-an-email')));

export const IdParams = z.object({ id: Id });

/** A boolean in a query string. */
export const QueryFlag = z.enum(['true', 'false']).transform((value) => value === 'true');

/**
 * A zone that somebody chose, by its IANA name. An offset such as `+02:00` is none: newer engines take it for one, older
 * ones refuse it, and POSIX, which PostgreSQL follows, reads its sign the other way round.
 */
export const TimeZone = z.string().max(64).refine(isTimeZone, rule('not-a-time-zone'));

/**
 * The zone that a device says it is in. A browser may know zones that this server does not, or give an offset; its
 * person cannot do anything about that, so such a zone counts as not said.
 */
export const DeviceZone = z
  .string()
  .max(64)
  .transform((zone) => (isTimeZone(zone) ? zone : undefined));

function isTimeZone(value: string): boolean {
  if (!/^[a-z]/i.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

/** A list answers `{data}`. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item) });
}

/** A page answers `{data, total, nextCursor}`; nextCursor is null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), total: z.number().int(), nextCursor: z.string().nullable() });
}
