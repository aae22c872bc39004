import {
  addDays,
  addMonths,
  type CalendarDate,
  dayText,
  endOfMonth,
  readDay,
  weekday,
} from '@/adapters/language/days/calendar-date';
import type { Tongue } from '../grammar/match';
import type { Day } from '../request';
import { fullDayWord, monthNames } from '../slots/day-words';
import { foldedWords, type Reader, spansOf } from '../slots/reader';

/** Stretches that have a name. A week is Monday to Sunday. */
const named: Record<Tongue, readonly [RegExp, (today: CalendarDate) => [CalendarDate, CalendarDate]][]> = {
  en: [
    [/^(?:for |in )?(?:this|the current) week$/, (today) => week(today, 0)],
    [/^(?:for |in )?next week$/, (today) => week(today, 1)],
    [/^(?:for |in )?(?:this|the current) month$/, (today) => month(today, 0)],
    [/^(?:for |in )?next month$/, (today) => month(today, 1)],
    [/^(?:for |in )?last month$/, (today) => month(today, -1)],
    [/^(?:for |in )?last week$/, (today) => week(today, -1)],
    [/^(?:for |on |over )?(?:this|the) weekend$/, (today) => weekend(today)],
    [/^(?:later|the rest of) this week$/, (today) => [today, week(today, 0)[1]]],
    [/^(?:this|the current) year$/, (today) => year(today, 0)],
    [/^next year$/, (today) => year(today, 1)],
    [/^(?:soon)$/, (today) => [today, addDays(today, 3)]],
    [/^(?:for |in |over )?(?:the )?next (?:7|seven) days$/, (today) => [today, addDays(today, 7)]],
    [
      /^(?:for |in |over )?(?:the )?next (?:14|two|2) (?:days|weeks)$/,
      (today) => [today, addDays(today, 14)],
    ],
    [/^(?:yesterday)$/, (today) => [addDays(today, -1), addDays(today, -1)]],
  ],
  es: [
    [/^(?:para |en )?esta (?:misma )?semana$/, (today) => week(today, 0)],
    [
      /^(?:para |en )?(?:la semana que viene|la proxima semana|la semana proxima)$/,
      (today) => week(today, 1),
    ],
    [/^(?:para |en )?este (?:mismo )?mes$/, (today) => month(today, 0)],
    [/^(?:para |en )?(?:el mes que viene|el proximo mes)$/, (today) => month(today, 1)],
    [/^(?:en )?(?:el mes pasado|el pasado mes)$/, (today) => month(today, -1)],
    [/^(?:en )?(?:la semana pasada|la pasada semana)$/, (today) => week(today, -1)],
    [/^(?:para |en )?(?:este|el) (?:fin de semana|finde)$/, (today) => weekend(today)],
    [/^(?:para |en |lo que queda de |el resto de )esta semana$/, (today) => [today, week(today, 0)[1]]],
    [/^(?:en )?este ano$/, (today) => year(today, 0)],
    [/^(?:para |en )?(?:el ano que viene|el proximo ano)$/, (today) => year(today, 1)],
    [/^pronto$/, (today) => [today, addDays(today, 3)]],
    [/^(?:en )?(?:los )?proximos (?:7|siete) dias$/, (today) => [today, addDays(today, 7)]],
    [/^ayer$/, (today) => [addDays(today, -1), addDays(today, -1)]],
  ],
};

/** Pure: the first and the last day of a week, a month and the like that folded words name. */
export function periodIn(
  text: string,
  tongue: Tongue,
  today: CalendarDate,
): [CalendarDate, CalendarDate] | undefined {
  return named[tongue].find(([pattern]) => pattern.test(text))?.[1](today) ?? namedMonth(text, tongue, today);
}

const longest = 5;

/** The stretches that runs of words beginning at a token name behind 'before' and 'after', where no 'in' stands. */
export function namedPeriods(
  reader: Reader,
  at: number,
  tongue: Tongue,
): { end: number; first: Day; last: Day }[] {
  const today = readDay(reader.context.today);
  if (!today) return [];
  return spansOf(reader, at, longest).flatMap((end) => {
    const text = foldedWords(reader, at, end);
    // 'Antes del mes que viene' has its article in another word.
    const ways = [text, `el ${text}`, `la ${text}`, `${tongue === 'en' ? 'in' : 'en'} ${text}`];
    const [days] = ways.flatMap((way) => {
      const period = periodIn(way, tongue, today);
      return period ? [period] : [];
    });
    if (!days || /^(?:yesterday|ayer)$/.test(text)) return [];
    return [{ end, first: dayText(days[0]), last: dayText(days[1]) }];
  });
}

/** Monday and Sunday of this week, or of one so many later. */
export function week(today: CalendarDate, later: number): [CalendarDate, CalendarDate] {
  const monday = addDays(today, 7 * later - ((weekday(today) + 6) % 7));
  return [monday, addDays(monday, 6)];
}

function month(today: CalendarDate, later: number): [CalendarDate, CalendarDate] {
  const first = { ...addMonths({ ...today, day: 1 }, later), day: 1 };
  return [first, endOfMonth(first)];
}

function weekend(today: CalendarDate): [CalendarDate, CalendarDate] {
  const [, sunday] = week(today, 0);
  return [addDays(sunday, -1), sunday];
}

function year({ year: now }: CalendarDate, later: number): [CalendarDate, CalendarDate] {
  return [
    { year: now + later, month: 1, day: 1 },
    { year: now + later, month: 12, day: 31 },
  ];
}

const inMonth: Record<Tongue, RegExp> = {
  en: /^(?:in|during|for)(?: early| late| mid)? ([a-z]+)$/,
  es: /^(?:en|durante|para)(?: el mes de)? ([a-z]+)$/,
};

/** 'In December': the one that is nearest, this year's unless it is over for half a year or more. */
function namedMonth(
  text: string,
  tongue: Tongue,
  today: CalendarDate,
): [CalendarDate, CalendarDate] | undefined {
  const name = inMonth[tongue].exec(text)?.[1];
  const index = name === undefined ? -1 : monthNames[tongue].indexOf(fullDayWord(name, tongue));
  if (index < 0) return undefined;
  const away = ((index + 1 - today.month + 18) % 12) - 6;
  return month(today, away);
}
