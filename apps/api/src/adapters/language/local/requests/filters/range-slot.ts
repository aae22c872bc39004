import {
  addDays,
  addMonths,
  type CalendarDate,
  dayText,
  endOfMonth,
  readDay,
  weekday,
} from '@/adapters/language/days/calendar-date';
import type { SlotMatch, SlotReader, Tongue } from '../grammar/match';
import type { Day } from '../request';
import { daysFrom, endOfDay } from '../slots/day-slot';
import { fullDayWord, monthNames } from '../slots/day-words';
import { foldedWords, type Reader, spansOf } from '../slots/reader';

/** Days of which one end may be open. */
export interface Range {
  from?: Day;
  to?: Day;
}

const longest = 8;

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
const until: Record<Tongue, RegExp> = { en: /^(?:by|until|till|up to) /, es: /^(?:hasta|como muy tarde) / };
const before: Record<Tongue, RegExp> = { en: /^before /, es: /^antes del? / };
const after: Record<Tongue, RegExp> = { en: /^after /, es: /^despues del? / };
const on: Record<Tongue, RegExp> = { en: /^(?:on|for) /, es: /^para / };

/** The days within which something is due: 'this week', 'by Friday', 'tomorrow'. */
export function rangeSlot(reader: Reader): SlotReader {
  const today = readDay(reader.context.today);
  return (at, tongue) => {
    if (!today) return [];
    const stretches = spansOf(reader, at, longest).flatMap((end) => {
      const text = foldedWords(reader, at, end);
      const days = periodIn(text, tongue, today) ?? nextDays(text, tongue, today);
      return days ? [{ end, value: { from: dayText(days[0]), to: dayText(days[1]) } }] : [];
    });
    return [...stretches, ...boundsAt(reader, at, tongue), ...betweenAt(reader, at, tongue)].map(
      ({ end, value }): SlotMatch => ({
        end,
        value,
        cost: Math.max(0, longest - (end - at)) / 100,
      }),
    );
  };
}

/** Pure: the first and the last day of a week, a month and the like that folded words name. */
export function periodIn(
  text: string,
  tongue: Tongue,
  today: CalendarDate,
): [CalendarDate, CalendarDate] | undefined {
  return named[tongue].find(([pattern]) => pattern.test(text))?.[1](today) ?? namedMonth(text, tongue, today);
}

/** 'By Friday', 'before the 8th', 'after today', or one day. */
function boundsAt(reader: Reader, at: number, tongue: Tongue): { end: number; value: Range }[] {
  const text = `${foldedWords(reader, at, Math.min(reader.tokens.length, at + 3))} `;
  const lead = [until, before, after, on].map((each) => each[tongue].exec(text)?.[0]);
  const skip =
    lead
      .find((found) => found !== undefined)
      ?.trim()
      .split(' ').length ?? 0;
  const from = at + skip;
  return [...daysFrom(reader, from, endOfDay(reader, from, tongue), tongue)].map(([end, day]) => {
    if (lead[0]) return { end, value: { to: day } };
    if (lead[1]) return { end, value: { to: shifted(day, -1) } };
    if (lead[2]) return { end, value: { from: shifted(day, 1) } };
    return { end, value: { from: day, to: day } };
  });
}

const pairs: Record<Tongue, { from: RegExp; to: RegExp }> = {
  en: { from: /^(?:between|from)$/, to: /^(?:and|to|till|until|through)$/ },
  es: { from: /^(?:entre|desde|de)$/, to: /^(?:y|hasta|a|al)$/ },
};
const now = /^(?:now|here|ahora|aqui|ya)$/;

/** 'Between now and Sunday', 'from the 3rd to the 8th', 'de aquí al viernes'. */
function betweenAt(reader: Reader, at: number, tongue: Tongue): { end: number; value: Range }[] {
  const { tokens, context } = reader;
  if (!pairs[tongue].from.test(tokens[at]?.text ?? '')) return [];
  const starts: [number, Day][] = now.test(tokens[at + 1]?.text ?? '')
    ? [[at + 2, context.today]]
    : [...daysFrom(reader, at + 1, endOfDay(reader, at + 1, tongue), tongue)];
  return starts.flatMap(([end, from]) => {
    if (!pairs[tongue].to.test(tokens[end]?.text ?? '')) return [];
    const next = end + 1;
    return [...daysFrom(reader, next, endOfDay(reader, next, tongue), tongue)].flatMap(([stop, to]) =>
      to >= from ? [{ end: stop, value: { from, to } }] : [],
    );
  });
}

function shifted(day: Day, days: number): Day {
  const date = readDay(day);
  return date ? dayText(addDays(date, days)) : day;
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

const coming: Record<Tongue, RegExp> = {
  en: /^(?:in |within |over )?(?:the )?(?:next|coming) (\d{1,2}|few|couple of|two|three|four|five|six|seven|ten) (day|week)s$/,
  es: /^(?:en )?(?:los|las)? ?proxim[oa]s (\d{1,2}|dos|tres|cuatro|cinco|seis|siete|diez)? ?(dia|semana)s$/,
};
const counts =
  'two dos three tres four cuatro five cinco six seis seven siete eight ocho nine nueve ten diez'.split(' ');

/** 'In the next three days'. */
function nextDays(
  text: string,
  tongue: Tongue,
  today: CalendarDate,
): [CalendarDate, CalendarDate] | undefined {
  const match = coming[tongue].exec(text);
  if (!match) return undefined;
  const said = match[1] ?? 'few';
  const at = counts.indexOf(said);
  const many = /^\d/.test(said) ? Number(said) : at >= 0 ? Math.floor(at / 2) + 2 : said === 'few' ? 3 : 2;
  return [today, addDays(today, many * (/^(?:week|semana)/.test(match[2] ?? '') ? 7 : 1))];
}
