import {
  addDays,
  addMonths,
  type CalendarDate,
  dayText,
  endOfMonth,
  weekday,
} from '@/adapters/language/days/calendar-date';
import type { Tongue } from '../grammar/match';
import { week } from './periods';
import { countOf, numberWord, pastDayIn } from './since-slot';

type Stretch = [CalendarDate, CalendarDate];

const unit = '(day|week|month|dia|semana|mes)(?:e?s)?';
/** 'In the last three days', 'los últimos tres días', 'the past week'. */
const lasting = new RegExp(
  `^(?:in |over |within |during |for |en |durante )?(?:the |los |las |el |la )?(?:last|past|previous|ultim[oa]s?) (?:${numberWord} )?${unit}$`,
);
/** 'Two weeks ago', 'hace un mes'. */
const ago = new RegExp(`^(?:${numberWord} ${unit} ago|hace ${numberWord} ${unit})$`);
const weekends =
  /^(?:on |over |at |during |en |el |durante el )?(?:the |last |this |past |el |este )*(?:weekend|fin de semana|finde)(?: pasado)?$/;
const pair: Record<Tongue, RegExp> = {
  en: /^(?:between|from) (.+?) (?:and|to|till|until|through) (.+)$/,
  es: /^(?:entre|desde|del?) (.+?) (?:y|hasta|al?) (.+)$/,
};
const neighbours: Record<Tongue, RegExp> = {
  en: /^(?:on )?(.+?) and (?:on )?(.+)$/,
  es: /^(.+?) y (.+)$/,
};
const article = /^(?:on |the |el |la )+/;

/** Pure: the days from one to another that folded words tell by both ends, or by how long ago they are. */
export function daysBack(text: string, tongue: Tongue, today: CalendarDate): Stretch | undefined {
  return since(text, today) ?? agoOf(text, today) ?? weekendBack(text, today) ?? between(text, tongue, today);
}

/** What lasts until now. */
function since(text: string, today: CalendarDate): Stretch | undefined {
  const [, count, of = ''] = lasting.exec(text) ?? [];
  // 'Last week' has a name of its own, and so has 'last month'.
  if (of === '' || (count === undefined && !/past/.test(text)) || /pasad[oa]/.test(text)) return undefined;
  const many = count === undefined ? 1 : countOf(count);
  return [/^m/.test(of) ? addMonths(today, -many) : addDays(today, -many * lengthOf(of)), today];
}

/** The day so long ago, or the week or month that it was in. */
function agoOf(text: string, today: CalendarDate): Stretch | undefined {
  const [, count, of, other, otherOf] = ago.exec(text) ?? [];
  const [many, what] = [countOf(count ?? other ?? ''), of ?? otherOf];
  if (what === undefined) return undefined;
  if (/^m/.test(what)) {
    const first = { ...addMonths({ ...today, day: 1 }, -many), day: 1 };
    return [first, endOfMonth(first)];
  }
  if (lengthOf(what) === 7) return week(today, -many);
  return [addDays(today, -many), addDays(today, -many)];
}

const lengthOf = (of: string) => (/^(?:week|semana)/.test(of) ? 7 : 1);

/** The last one; on its own days the one that is. */
function weekendBack(text: string, today: CalendarDate): Stretch | undefined {
  if (!weekends.test(text)) return undefined;
  const [, sunday] = week(today, weekday(today) % 6 === 0 ? 0 : -1);
  return [addDays(sunday, -1), sunday];
}

function between(text: string, tongue: Tongue, today: CalendarDate): Stretch | undefined {
  const [, first = '', last = ''] = pair[tongue].exec(text) ?? [];
  if (first !== '') return stretchOf(first, last, tongue, today);
  const [, one = '', next = ''] = neighbours[tongue].exec(text) ?? [];
  const both = one === '' ? undefined : stretchOf(one, next, tongue, today);
  // 'Monday and Friday' are two days.
  return both && dayText(addDays(both[0], 1)) === dayText(both[1]) ? both : undefined;
}

const bare = /^(?:dia )?(\d{1,2})(?:st|nd|rd|th)?$/;
const weekdayName =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;

/** The second day is the first one called so that is not before the other; both are over, or today is the last one. */
function stretchOf(first: string, last: string, tongue: Tongue, today: CalendarDate): Stretch | undefined {
  const [one, other] = [first, last].map((words) => words.replace(article, ''));
  const to = pastDayIn(other ?? '', tongue, today);
  const number = Number(bare.exec(one ?? '')?.[1]);
  const from = number > 0 && to ? { ...to, day: number } : pastDayIn(one ?? '', tongue, today);
  if (!from || !to) return undefined;
  if (!weekdayName.test(other ?? '')) return inOrder(from, to);
  const later = dayText(to) < dayText(from) ? addDays(to, 7) : to;
  if (dayText(later) <= dayText(today)) return [from, later];
  // 'From Monday to Friday' on a Wednesday: of last week.
  return weekdayName.test(one ?? '') ? [addDays(from, -7), addDays(later, -7)] : undefined;
}

const inOrder = (from: CalendarDate, to: CalendarDate): Stretch | undefined =>
  dayText(from) <= dayText(to) ? [from, to] : undefined;
