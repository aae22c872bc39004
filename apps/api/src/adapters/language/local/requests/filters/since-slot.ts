import {
  addDays,
  addMonths,
  type CalendarDate,
  dayText,
  readDay,
  weekday,
} from '@/adapters/language/days/calendar-date';
import type { SlotMatch, SlotReader, Tongue } from '../grammar/match';
import { fullDayWord, monthNames } from '../slots/day-words';
import { foldedWords, type Reader, spansOf } from '../slots/reader';
import { week } from './periods';

const longest = 8;
const weekdays: Record<Tongue, readonly string[]> = {
  en: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  es: ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'],
};
const numbers: Record<Tongue, readonly string[]> = {
  en: 'one two three four five six seven eight nine ten'.split(' '),
  es: 'uno dos tres cuatro cinco seis siete ocho nueve diez'.split(' '),
};

interface Form {
  pattern: RegExp;
  read(match: RegExpExecArray, today: CalendarDate, tongue: Tongue): CalendarDate | null;
}

/** So many, in either language. */
export const numberWord =
  '(\\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|couple of|few|uno?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)';
export const countOf = (text: string): number => {
  if (/^\d/.test(text)) return Number(text);
  if (/^(?:un|una|a|an)$/.test(text)) return 1;
  const told = Math.max(...Object.values(numbers).map((words) => words.indexOf(text))) + 1;
  return told || (text === 'few' ? 3 : 2);
};

/** The first day of a stretch that ends today. */
const forms: readonly Form[] = [
  { pattern: /^(?:today|hoy)$/, read: (_, today) => today },
  { pattern: /^(?:yesterday|ayer)$/, read: (_, today) => addDays(today, -1) },
  {
    pattern: /^(?:the day before yesterday|anteayer|antes de ayer)$/,
    read: (_, today) => addDays(today, -2),
  },
  { pattern: /^(?:this week|esta semana)$/, read: (_, today) => week(today, 0)[0] },
  { pattern: /^(?:last week|la semana pasada)$/, read: (_, today) => week(today, -1)[0] },
  { pattern: /^(?:this month|este mes)$/, read: (_, today) => ({ ...today, day: 1 }) },
  { pattern: /^(?:last month|el mes pasado)$/, read: (_, today) => ({ ...addMonths(today, -1), day: 1 }) },
  {
    pattern: new RegExp(
      `^(?:in |over |within )?(?:the |el |los |las )?(?:last |past |ultimos |ultimas |hace )?${numberWord} (day|week|month|dia|semana|mes)(?:e?s)?(?: ago)?$`,
    ),
    read: (match, today) => {
      const many = countOf(match[1] ?? '');
      if (/^(?:month|mes)/.test(match[2] ?? '')) return addMonths(today, -many);
      return addDays(today, -many * (/^(?:week|semana)/.test(match[2] ?? '') ? 7 : 1));
    },
  },
  {
    pattern: /^(?:on |the |el |last |el pasado )*([a-z]+)(?: pasado)?$/,
    read: (match, today, tongue) => {
      const day = weekdays[tongue].indexOf(match[1] ?? '');
      // Said on a Monday, 'since Monday' is a week: of today one would say today.
      return day < 0 ? null : addDays(today, -(((weekday(today) - day + 6) % 7) + 1));
    },
  },
  {
    pattern: /^(?:the |el )?(?:dia )?(\d{1,2})(?:st|nd|rd|th)?(?: of| de)? ([a-z]+)$/,
    read: (match, today, tongue) =>
      pastDay(today, monthNames[tongue].indexOf(match[2] ?? '') + 1, Number(match[1])),
  },
  {
    pattern: /^([a-z]+) (?:the )?(\d{1,2})(?:st|nd|rd|th)?$/,
    read: (match, today, tongue) =>
      pastDay(today, monthNames[tongue].indexOf(match[1] ?? '') + 1, Number(match[2])),
  },
  {
    // Of another month more than its beginning would have to be known.
    pattern: /^(?:in |during |en |this |este |el mes de )?([a-z]+)$/,
    read: (match, today, tongue) =>
      monthNames[tongue].indexOf(match[1] ?? '') + 1 === today.month ? { ...today, day: 1 } : null,
  },
  { pattern: /^\d{4}-\d{2}-\d{2}$/, read: (match) => readDay(match[0]) },
];

/** A day that is over, or today: since when something is asked for. */
export function sinceSlot(reader: Reader): SlotReader {
  const today = readDay(reader.context.today);
  return (at, tongue) =>
    spansOf(reader, at, longest).flatMap((end): SlotMatch[] => {
      const day = today ? pastDayIn(foldedWords(reader, at, end), tongue, today) : null;
      return day ? [{ end, value: dayText(day), cost: (longest - (end - at)) / 100 }] : [];
    });
}

/** Pure: the day of the past that folded words name, or the first one of a stretch that ends today. */
export function pastDayIn(words: string, tongue: Tongue, today: CalendarDate): CalendarDate | null {
  const text = words
    .split(' ')
    .map((word) => fullDayWord(word, tongue))
    .join(' ');
  for (const { pattern, read } of forms) {
    const match = pattern.exec(text);
    const day = match && read(match, today, tongue);
    if (day) return day;
  }
  return null;
}

function pastDay(today: CalendarDate, month: number, day: number): CalendarDate | null {
  if (month < 1 || day < 1 || day > 31) return null;
  const isComing = month > today.month || (month === today.month && day > today.day);
  const text = dayText({ year: today.year - (isComing ? 1 : 0), month, day });
  return readDay(text);
}
