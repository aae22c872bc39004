import { addDays, addMonths, endOfMonth, weekday } from './calendar-date';
import type { DueRule } from './due-phrase';
import {
  addWorkingDays,
  beforeMonth,
  comingDay,
  comingMonthDay,
  endOfComingMonth,
  endOfNextWeek,
  endOfQuarter,
  endOfWeek,
  nextWeekday,
  weekdayOfMonth,
  weekend,
} from './due-phrase';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );

const friday = 5;
const may = 5;

const weekdayName = `(${weekdays.join('|')})`;
const monthName = `(${months.join('|')})`;
const ordinalName = [...ordinals]
  .reverse()
  .map((name) => name.replace('-', '[- ]'))
  .join('|');
const dayNumber = `(\\d{1,2}(?:st|nd|rd|th)?|${ordinalName})`;
const count = `(?:about |around )?(\\d{1,2}|a couple of|couple of|a few|few|a|an|${numbers.slice(1).join('|')})`;

const monthAt = (name = '') => months.indexOf(name) + 1;
const dayAt = (text = '') =>
  /^\d/.test(text) ? Number.parseInt(text, 10) : ordinals.indexOf(text.replace(' ', '-')) + 1;
const countAt = (text = '') => {
  if (/^\d/.test(text)) return Number.parseInt(text, 10);
  if (/couple of$/.test(text)) return 2;
  if (/few$/.test(text)) return 3;
  return Math.max(1, numbers.indexOf(text));
};
/** 'close of business', and as it is written in a hurry. */
const endOfDay =
  '(?:(?:the )?end of (?:the |this )?(?:working |business )?day|(?:close|end) of (?:play|business)|cob|eod)';
const hours = '(\\d{1,3}|twenty[- ]four|forty[- ]eight|seventy[- ]two)';
const inWords: Readonly<Record<string, number>> = { twenty: 1, forty: 2, seventy: 3 };
/** Whole days that so many hours take. */
const daysOf = (text = '') =>
  /^\d/.test(text) ? Math.ceil(Number.parseInt(text, 10) / 24) : (inWords[text.split(/[- ]/)[0] ?? ''] ?? 1);
const rule = (source: string, read: DueRule['read']): DueRule => ({
  pattern: new RegExp(`\\b${source}\\b`, 'g'),
  read,
});

/** English forms of words for a day, the more specific first. */
export const englishDueRules: readonly DueRule[] = [
  rule('(?:the )?end of next week', (_, said) => endOfNextWeek(said)),
  rule('(?:the )?end of next month', (_, said) => endOfMonth(addMonths(said, 1))),
  rule('(?:the )?end of (?:the |this )?week', (_, said) => endOfWeek(said)),
  rule('(?:(?:the )?end of (?:the |this )?month|month end)', (_, said) => endOfMonth(said)),
  rule('(?:the )?last (?:working )?day of (?:the|this) month', (_, said) => endOfMonth(said)),
  rule(`(?:the )?(first|last) ${weekdayName} (?:of|in) ${monthName}`, (m, said) =>
    weekdayOfMonth(said, monthAt(m[3]), weekdays.indexOf(m[2] ?? ''), m[1] === 'last'),
  ),
  rule(`(?:the )?(first|last) week (?:of|in) ${monthName}`, (m, said) =>
    weekdayOfMonth(said, monthAt(m[2]), friday, m[1] === 'last'),
  ),
  rule(`${weekdayName} after next`, (m, said) => addDays(nextWeekday(said, weekdays.indexOf(m[1] ?? '')), 7)),
  // A recogniser hears 'May' as 'me'; nothing else is due before the end of somebody.
  rule('(?:before|by|until|till) (?:the )?end of me', (_, said) => endOfComingMonth(said, may)),
  rule('(?:the )?end of (?:the |this )?quarter', (_, said) => endOfQuarter(said)),
  rule('(?:the )?end of (?:the |this )?year', (_, said) => ({ year: said.year, month: 12, day: 31 })),
  rule(`${endOfDay},? (?:on |of )?${weekdayName}`, (m, said) =>
    nextWeekday(said, weekdays.indexOf(m[1] ?? '')),
  ),
  rule(`${endOfDay} to[- ]?morrow`, (_, said) => addDays(said, 1)),
  rule(endOfDay, (_, said) => said),
  rule(`(?:the )?end of ${monthName}`, (m, said) => endOfComingMonth(said, monthAt(m[1]))),
  rule('(?:the )?(?:start|beginning) of next month', (_, said) => ({ ...addMonths(said, 1), day: 1 })),
  rule('(?:the )?(?:middle of|mid[- ]?) ?next week', (_, said) => addDays(nextWeekday(said, 1), 2)),
  rule('(?:the )?(?:start|beginning) of next week', (_, said) => nextWeekday(said, 1)),
  rule(`(?:the )?(?:start|beginning) of ${monthName}`, (m, said) => comingDay(said, monthAt(m[1]), 1)),
  rule(`(?:mid[- ]?|(?:the )?middle of )${monthName}`, (m, said) => comingDay(said, monthAt(m[1]), 15)),
  rule('(?:the )?week after next', (_, said) => addDays(endOfNextWeek(said), 7)),
  rule('(?:before|by) (?:the |this )?week[- ]?end', (_, said) => endOfWeek(said)),
  rule('(?:(?:over|on|at|during) (?:the|this)|this)(?: coming)? week[- ]?end', (_, said) => weekend(said)),
  rule(`(?:${weekdayName},? )?(?:the )?${dayNumber} (?:of )?${monthName}`, (m, said) =>
    comingDay(said, monthAt(m[3]), dayAt(m[2])),
  ),
  rule(`(?:${weekdayName},? )?${monthName} (?:the )?${dayNumber}`, (m, said) =>
    comingDay(said, monthAt(m[2]), dayAt(m[3])),
  ),
  // 'Wednesday the fourth' is a day only if the fourth is a Wednesday.
  rule(`${weekdayName},? the ${dayNumber}`, (m, said) => {
    const date = comingMonthDay(said, dayAt(m[2]));
    return date && weekday(date) === weekdays.indexOf(m[1] ?? '') ? date : null;
  }),
  rule('(?:the )?day after to[- ]?morrow', (_, said) => addDays(said, 2)),
  rule('to[- ]?morrow(?: (?:morning|noon|afternoon|evening|night))?', (_, said) => addDays(said, 1)),
  rule('(?:to-?day|tonight|this (?:morning|afternoon|evening))', (_, said) => said),
  rule(`${count} weeks? from ${weekdayName}`, (m, said) =>
    addDays(nextWeekday(said, weekdays.indexOf(m[2] ?? '')), 7 * countAt(m[1])),
  ),
  // "in a week's time", "in two weeks' time"
  rule(`in ${count} days?'?s?'? time`, (m, said) => addDays(said, countAt(m[1]))),
  rule(`in ${count} weeks?'?s?'? time`, (m, said) => addDays(said, 7 * countAt(m[1]))),
  rule(`in ${count} months?'?s?'? time`, (m, said) => addMonths(said, countAt(m[1]))),
  rule('(?:in|within) a fortnight|a fortnight from (?:now|today)', (_, said) => addDays(said, 14)),
  rule(`(?:in|within)(?: the next)? ${hours} hours`, (m, said) => addDays(said, daysOf(m[1]))),
  rule(`(?:in|within)(?: the next)? ${count} (?:working|business|week) ?days?`, (m, said) =>
    addWorkingDays(said, countAt(m[1])),
  ),
  rule(`(?:in|within)(?: the next)? ${count} days?`, (m, said) => addDays(said, countAt(m[1]))),
  rule(`(?:in|within)(?: the next)? ${count} weeks?`, (m, said) => addDays(said, 7 * countAt(m[1]))),
  rule(`(?:in|within)(?: the next)? ${count} months?`, (m, said) => addMonths(said, countAt(m[1]))),
  rule(`${count} weeks? from (?:now|today)`, (m, said) => addDays(said, 7 * countAt(m[1]))),
  rule(`${count} days? from (?:now|today)`, (m, said) => addDays(said, countAt(m[1]))),
  rule(`${weekdayName} (?:next week|of next week)`, (m, said) =>
    addDays(nextWeekday(said, 1), (weekdays.indexOf(m[1] ?? '') + 6) % 7),
  ),
  rule(
    `(?:the )?(?:this coming |this |next |coming )?${weekdayName}(?: (?:morning|noon|afternoon|evening|night))?`,
    (m, said) => nextWeekday(said, weekdays.indexOf(m[1] ?? '')),
  ),
  rule('(?:early )?next week', (_, said) => endOfNextWeek(said)),
  rule('(?:this|the same) week', (_, said) => endOfWeek(said)),
  rule('next month', (_, said) => endOfMonth(addMonths(said, 1))),
  rule('this month', (_, said) => endOfMonth(said)),
  rule('christmas eve', (_, said) => comingDay(said, 12, 24)),
  rule('(?:before|by) christmas', (_, said) => comingDay(said, 12, 24)),
  rule("(?:before|by) (?:the )?new year(?:'s)?", (_, said) => comingDay(said, 12, 31)),
  rule(`(?:before|by) ${monthName}`, (m, said) => beforeMonth(said, monthAt(m[1]))),
  rule(`in (?:early |late |mid )?${monthName}`, (m, said) => endOfComingMonth(said, monthAt(m[1]))),
  rule(
    `(?:by|before|on|until|for) the ${dayNumber}(?! [a-z]+ (?:of|in)\\b| (?:one|time|quarter|half|part|floor|version|draft|item|point|phase|round|sprint|step|team|customer|meeting|call|stage|reading|session|attempt|option|slide|paper|chapter)\\b)`,
    (m, said) => comingMonthDay(said, dayAt(m[1])),
  ),
];

export const englishDueWords = {
  /** Directly before the expression: this is when it must be ready. */
  deadline:
    /\b(?:by|before|until|till|no later than|not later than|at the latest|due|due on|deadline is|ready (?:for|on))(?: (?:the|this|next|on|about|around))* ?$/,
  /** Directly before the expression: it is no due date. */
  excluded:
    /\b(?:last|(?<!half |quarter )past|since|every|each|week of|weeks? (?:of|after)|from|after|previous|as of|of|between|than) (?:the )?(?:\w+ )?$|\bnot (?:on )?$/,
  /** Directly before the expression: only if there is nothing better. */
  weak: /\bfor (?:the |this |next )?$/,
  /** Directly after the expression: it is no due date. */
  excludedAfter: /^(?: ?'s\b|s\b| (?:ago|meeting|call|event|review|launch|release)\b)/,
  /** Stands for the last day that was named. */
  anaphor: /\b(?:that (?:same )?day|that date|by then|on that date)\b/,
};
