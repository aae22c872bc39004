import {
  addDays,
  type CalendarDate,
  dayText,
  isRealDate,
  readDay,
  weekday,
} from '@/adapters/language/days/calendar-date';
import { phrasesIn } from '@/adapters/language/days/find-due-date';
import { namedPeriods } from '../filters/periods';
import type { SlotMatch, SlotReader, Tongue } from '../grammar/match';
import type { Day } from '../request';
import { fullDayWord, isBetweenDays, isDayWord, monthNames } from './day-words';
import { foldedWords, type Reader, typed, unclear, unclearCost } from './reader';

/** Tokens that an expression of a day may have. */
const longest = 9;
/** What may stand before a bare day of the month, for the readers of sentences to take it for one. */
const lead: Record<Tongue, string> = { en: 'by ', es: 'para ' };

/**
 * A day to come, by the rules that read meetings too. Words that are a date's and name none ('yesterday', the thirtieth
 * of February, 4/5 in English) are asked back.
 */
export function daySlot(reader: Reader): SlotReader {
  return (at, tongue) => {
    const same = sameDay(reader, at, tongue);
    if (same) return [same];
    const end = endOfDay(reader, at, tongue);
    if (end === at) return [];
    const days = new Map([...daysFrom(reader, at, end, tongue), ...daysOutside(reader, at, tongue)]);
    const found = [...days].flatMap(([stop, value]): SlotMatch[] =>
      value === null ? [] : [{ end: stop, value, cost: (end - stop) / 10 }],
    );
    const whole = found.find((way) => way.end === end);
    if (whole) return [whole];
    const words = foldedWords(reader, at, end).split(' ');
    // 'Que' and 'new' are of a date only beside a word that is.
    const isDated = words.some(
      (word) =>
        !besideDays.test(word) && !writtenNumber.test(word) && isDayWord(fullDayWord(word, tongue), tongue),
    );
    if (!isDated) return found;
    const what = unclear('day', typed(reader, at, end), 'unknown');
    // What reads only a part of a date has not understood it.
    return [...found, { end, value: null, cost: unclearCost - (end - at), unclear: what }];
  };
}

const besideDays = /^(?:que|viene|new)$/;

/**
 * 'Before next month' ends where that begins, and 'after next week' begins where that ends; null: a day that is over.
 * The word that says so stands here, or before the slot.
 */
function daysOutside(reader: Reader, at: number, tongue: Tongue): Map<number, Day | null> {
  const words = (from: number, to: number) => foldedWords(reader, Math.max(0, from), to);
  const length = tongue === 'en' ? 1 : 2;
  const own = sides[tongue].exec(words(at, at + length))?.[0];
  const side = own ?? sides[tongue].exec(words(at - length, at))?.[0];
  if (side === undefined) return new Map();
  const from = own === undefined ? at : at + length;
  const isBefore = /^(?:before|antes)/.test(side);
  return new Map(
    namedPeriods(reader, from, tongue).map(({ end, first, last }) => {
      const bound = readDay(isBefore ? first : last);
      const day = bound && dayText(addDays(bound, isBefore ? -1 : 1));
      return [end, day && day >= reader.context.today ? day : null];
    }),
  );
}
const sides: Record<Tongue, RegExp> = { en: /^(?:before|after)$/, es: /^(?:antes|despues) del?$/ };

/** 'Ese día' is the only one that was named before. */
function sameDay(reader: Reader, at: number, tongue: Tongue): SlotMatch | null {
  const said = /^(?:(?:a|para|el) )?(?:ese|el) (?:mismo )?dia|^(?:esa|la misma) fecha/.exec(
    foldedWords(reader, at, at + 4),
  )?.[0];
  if (tongue !== 'es' || said === undefined || !/\bese\b|\besa\b|\bmism/.test(said)) return null;
  const before = new Set<Day>();
  for (let from = 0; from < at; ) {
    const end = Math.min(at, endOfDay(reader, from, tongue));
    const [last] = [...daysFrom(reader, from, end, tongue)].sort(([a], [b]) => b - a);
    if (last) before.add(last[1]);
    from = last ? last[0] : from + 1;
  }
  const [only] = before;
  return only !== undefined && before.size === 1
    ? { end: at + said.split(' ').length, value: only, cost: 0 }
    : null;
}

/** The days that runs of words beginning at a token are, each by where its run ends; the words may go up to `to`. */
export function daysFrom(reader: Reader, from: number, to: number, tongue: Tongue): Map<number, Day> {
  const { tokens, context, days } = reader;
  const today = readDay(context.today);
  const words = tokens.slice(from, to).map(({ text }) => fullDayWord(text, tongue));
  const found = new Map<number, Day>();
  if (!today || !words.some((word) => isDayWord(word, tongue))) return found;
  if (tongue === 'es' && isOnlyNumber(words, tokens[from - 1]?.text)) return found;
  const key = `${tongue} ${words.join(' ')}`;
  const known = days.get(key) ?? readWords(words, tongue, today, context.today);
  days.set(key, known);
  for (const [count, day] of known)
    if (!isOfTasks(words.slice(0, count), tokens[from + count]?.text)) found.set(from + count, day);
  return found;
}

/** 'Dos de las tareas' is no second of a month: written out it is one behind 'el', or before a month. */
const isOnlyNumber = ([first = '', de, month = '']: readonly string[], before = '') =>
  writtenNumber.test(first) &&
  !/^(?:el|al|del|dia)$/.test(before) &&
  !monthNames.es.includes(de === 'de' ? month : (de ?? ''));

/** '3 tasks' are so many, and no third of a month. */
const isOfTasks = (words: readonly string[], next = '') =>
  /^\d{1,2}$/.test(words.at(-1) ?? '') &&
  words.slice(0, -1).every((word) => /^(?:de|than|on|by|for|para|con|at|about)$/.test(word)) &&
  /^(?:tasks?|tickets?|cards?|items|jobs|things|tareas?|tarjetas?|cosas|asuntos|open|overdue|late|urgent)$/.test(
    next,
  );

const writtenNumber = /^(?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$/;

/** By how many of the words name a day. */
function readWords(
  words: readonly string[],
  tongue: Tongue,
  today: CalendarDate,
  now: Day,
): Map<number, Day> {
  if (/^(?:at|around|about)$/.test(words[0] ?? '')) {
    const later = readWords(words.slice(1), tongue, today, now);
    return new Map([...later].map(([count, day]) => [count + 1, day]));
  }
  const short = tongue === 'es' ? withoutDe(words) : -1;
  if (short >= 0) {
    const full = [...words.slice(0, short), 'de', ...words.slice(short)];
    const later = readWords(full, tongue, today, now);
    return new Map(
      [...later].flatMap(([count, day]) => (count > short + 1 ? [[count - 1, day] as const] : [])),
    );
  }
  const dated = datedWeekday(words, tongue, today, now) ?? nextWeekday(words, tongue, today);
  if (dated) return dated;
  const found = new Map<number, Day>();
  for (const prefix of ['', lead[tongue], tongue === 'es' ? 'para el ' : 'by the ']) {
    const bare = prefix === '' ? [...words] : withoutArticle(words);
    const [phrase] = phrasesIn(prefix + bare.join(' '), tongue, today);
    if (!phrase || phrase.start > prefix.length) continue;
    const count = countAt(bare, phrase.end - prefix.length);
    if (isOnlyMonth(bare.slice(0, count), tongue)) continue;
    if (count > 0) found.set(count + words.length - bare.length, dayText(phrase.date));
  }
  // What is written in figures is read here alone: others take 4/12 for a day in April.
  for (const count of [1, 2]) {
    const numeric = numericDay(words.slice(0, count).join(' '), tongue, today.year, now);
    if (numeric) found.set(count, numeric);
    if (numeric === null) found.clear();
  }
  return found;
}

/** Where 'de' is missing between a day and its month: '5 dic'; -1: nowhere. */
function withoutDe(words: readonly string[]): number {
  return words.findIndex(
    (word, at) => at > 0 && at < 3 && monthNames.es.includes(word) && /^\d{1,2}$/.test(words[at - 1] ?? ''),
  );
}

/** 'February' is no day: not of what is put off until then. */
const isOnlyMonth = (words: readonly string[], tongue: Tongue) =>
  words.length > 0 &&
  words.every(
    (word) => monthNames[tongue].includes(word) || /^(?:the|a|in|en|el|de|next|proximo)$/.test(word),
  );

const weekdays: Record<Tongue, readonly string[]> = {
  en: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  es: ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'],
};

/** 'Monday the 7th', 'el lunes 7': the day of the month where it is that day of the week; null: it says no such thing. */
function datedWeekday(
  words: readonly string[],
  tongue: Tongue,
  today: CalendarDate,
  now: Day,
): Map<number, Day> | null {
  const skip = /^(?:the|el|on|del|al)$/.test(words[0] ?? '') ? 1 : 0;
  const named = weekdays[tongue].indexOf(words[skip] ?? '');
  if (named < 0) return null;
  const rest = skip + 1 + (/^(?:the|el|dia)$/.test(words[skip + 1] ?? '') ? 1 : 0);
  if (!/^\d{1,2}(?:st|nd|rd|th)?$/.test(words[rest] ?? '')) return null;
  const days = [...readWords(words.slice(rest), tongue, today, now)].flatMap(
    ([count, day]): [number, Day][] => {
      const date = readDay(day);
      return date && weekday(date) === named ? [[rest + count, day]] : [];
    },
  );
  return days.length > 0 ? new Map(days) : null;
}

/** 'Next Friday' is that of the week that follows. */
function nextWeekday(words: readonly string[], tongue: Tongue, today: CalendarDate): Map<number, Day> | null {
  const named = weekdays.en.indexOf(words[1] ?? '');
  if (tongue !== 'en' || words[0] !== 'next' || named < 0) return null;
  const monday = addDays(today, 7 - ((weekday(today) + 6) % 7));
  return new Map([[2, dayText(addDays(monday, (named + 6) % 7))]]);
}

const withoutArticle = (words: readonly string[]) =>
  /^(?:al|del|el|a|de|the)$/.test(words[0] ?? '') && /^\d/.test(words[1] ?? '') ? words.slice(1) : [...words];

/** How many words end at this character; 0: none does. */
function countAt(words: readonly string[], end: number): number {
  let length = -1;
  for (const [index, word] of words.entries()) {
    length += word.length + 1;
    if (length === end) return index + 1;
  }
  return 0;
}

/** A date in figures; null: it may be two days or is none, undefined: it is not in figures. */
function numericDay(text: string, tongue: Tongue, year: number, today: Day): Day | null | undefined {
  const match = /^(?:(?:el|al) )?(\d{1,4})[./-](\d{1,2})(?:[./-](\d{2,4}))?\.?$/.exec(text);
  if (!match) return undefined;
  const [a, b, c] = [match[1], match[2], match[3]].map((part) => (part === undefined ? null : Number(part)));
  if (a === null || a === undefined || b === null || b === undefined) return null;
  if (match[1]?.length === 4) return c ? coming(real(a, b, c), today) : null;
  // The English write both 4/12 and 12/4 for the fourth of December.
  const isMonthFirst = tongue === 'en' && b > 12;
  if (tongue === 'en' && a <= 12 && b <= 12 && a !== b) return null;
  const [day, month] = isMonthFirst ? [b, a] : [a, b];
  if (c) return coming(real(c < 100 ? 2000 + c : c, month, day), today);
  const next = real(year, month, day);
  return next && next < today ? real(year + 1, month, day) : next;
}

/** What is over is nothing to come. */
const coming = (day: Day | null, today: Day) => (day && day >= today ? day : null);

function real(year: number, month: number, day: number): Day | null {
  return isRealDate({ year, month, day }) ? dayText({ year, month, day }) : null;
}

/** Where the words that may be of a date end. */
export function endOfDay({ tokens }: Reader, at: number, tongue: Tongue): number {
  let end = at;
  let last = at;
  while (end < Math.min(tokens.length, at + longest)) {
    const token = tokens[end];
    if (token?.kind !== 'word') break;
    const word = fullDayWord(token.text, tongue);
    if (isDayWord(word, tongue)) last = end + 1;
    else if (!isBetweenDays(word, tongue)) break;
    end += 1;
  }
  return last;
}
