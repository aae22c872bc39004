import { addDays, type CalendarDate, dayText, readDay } from '@/adapters/language/days/calendar-date';
import type { SlotMatch, SlotReader, Tongue } from '../grammar/match';
import type { Day } from '../request';
import { daysFrom, endOfDay } from '../slots/day-slot';
import { foldedWords, type Reader, spansOf } from '../slots/reader';
import { namedPeriods, periodIn } from './periods';
import { countOf, pastDayIn } from './since-slot';

/** Days of which one end may be open. */
export interface Range {
  from?: Day;
  to?: Day;
}

const longest = 8;

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
    const past = pastAt(reader, at, tongue, today);
    if (past.length > 0) return past;
    return [...stretches, ...boundsAt(reader, at, tongue), ...betweenAt(reader, at, tongue)].map(
      ({ end, value }): SlotMatch => ({
        end,
        value,
        cost: Math.max(0, longest - (end - at)) / 100,
      }),
    );
  };
}

/** 'What was due on Monday' asks for the one that is over. */
function pastAt(reader: Reader, at: number, tongue: Tongue, today: CalendarDate): SlotMatch[] {
  if (!was[tongue].test(foldedWords(reader, Math.max(0, at - 2), at))) return [];
  return spansOf(reader, at, longestDay).flatMap((end): SlotMatch[] => {
    const text = foldedWords(reader, at, end);
    // Of a stretch only its first day is read there.
    if (periodIn(text, tongue, today) || /week|month|semana|\bmes/.test(text)) return [];
    const day = pastDayIn(text.replace(/^(?:on|el) /, ''), tongue, today);
    const value = day && { from: dayText(day), to: dayText(day) };
    return value ? [{ end, value, cost: (longest - (end - at)) / 100 }] : [];
  });
}
const longestDay = 4;
const was: Record<Tongue, RegExp> = {
  en: /^(?:was|were) due$/,
  es: /(?:^| )(?:vencia|vencian|vencio|vencieron)$/,
};

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
  // 'Before next month' ends where that begins; as a day it would be its last one.
  const periods = lead[1] || lead[2] ? namedPeriods(reader, from, tongue) : [];
  const days = [...daysFrom(reader, from, endOfDay(reader, from, tongue), tongue)].filter(
    ([end]) => !periods.some((period) => period.end === end),
  );
  const outside = periods.map(({ end, first, last }) =>
    lead[1] ? { end, value: { to: shifted(first, -1) } } : { end, value: { from: shifted(last, 1) } },
  );
  const bounds = days.map(([end, day]) => {
    if (lead[0]) return { end, value: { to: day } };
    if (lead[1]) return { end, value: { to: shifted(day, -1) } };
    if (lead[2]) return { end, value: { from: shifted(day, 1) } };
    return { end, value: { from: day, to: day } };
  });
  return [...outside, ...bounds];
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

const coming: Record<Tongue, RegExp> = {
  en: /^(?:(?:in |within |over )?(?:the )?(?:next|coming)|within) (\d{1,2}|few|couple of|one|two|three|four|five|six|seven|ten) (day|week)s?$/,
  es: /^(?:en )?(?:los|las)? ?proxim[oa]s (\d{1,2}|dos|tres|cuatro|cinco|seis|siete|diez)? ?(dia|semana)s$/,
};
/** 'In the next three days'. */
function nextDays(
  text: string,
  tongue: Tongue,
  today: CalendarDate,
): [CalendarDate, CalendarDate] | undefined {
  const match = coming[tongue].exec(text);
  if (!match) return undefined;
  const many = countOf(match[1] ?? 'few');
  return [today, addDays(today, many * (/^(?:week|semana)/.test(match[2] ?? '') ? 7 : 1))];
}
