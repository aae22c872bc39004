import { addDays, addMonths, endOfMonth } from './calendar-date';
import type { DueRule } from './due-phrase';
import {
  beforeMonth,
  comingDay,
  comingMonthDay,
  endOfComingMonth,
  endOfNextWeek,
  endOfQuarter,
  endOfWeek,
  nextWeekday,
} from './due-phrase';

// Patterns are matched against folded text: lower case, without accents and tildes.
const weekdays = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const numbers =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta treintaiuno'.split(
    ' ',
  );
const weekdayName = `(${weekdays.join('|')})`;
const monthName = `(${months.join('|')}|setiembre)`;
const numberName = `(\\d{1,2}|un|una|primero|treinta y uno|${[...numbers].reverse().join('|')})`;

const monthAt = (name = '') => (name === 'setiembre' ? 9 : months.indexOf(name) + 1);
const numberAt = (text = '') => {
  if (/^\d/.test(text)) return Number.parseInt(text, 10);
  if (text === 'treinta y uno') return 31;
  return Math.max(1, numbers.indexOf(text));
};
const rule = (source: string, read: DueRule['read']): DueRule => ({
  pattern: new RegExp(`\\b${source}\\b`, 'g'),
  read,
});
const end = '(?:el )?(?:final(?:es)?|fin)';

/** Spanish forms of words for a day, the more specific first. */
export const spanishDueRules: readonly DueRule[] = [
  rule(`${end} de la (?:semana que viene|proxima semana)`, (_, said) => endOfNextWeek(said)),
  rule(`${end} (?:del (?:mes que viene|proximo mes)|de mes que viene)`, (_, said) =>
    endOfMonth(addMonths(said, 1)),
  ),
  rule(`${end} de (?:la |esta )?semana`, (_, said) => endOfWeek(said)),
  rule(`${end} del? (?:este )?mes`, (_, said) => endOfMonth(said)),
  rule(`${end} del? (?:este )?trimestre`, (_, said) => endOfQuarter(said)),
  rule(`${end} del? (?:este )?ano`, (_, said) => ({ year: said.year, month: 12, day: 31 })),
  rule(`${end} de ${monthName}`, (m, said) => endOfComingMonth(said, monthAt(m[1]))),
  rule('que acabe (?:el|este) mes', (_, said) => endOfMonth(said)),
  rule('que (?:acabe|termine) (?:la|esta) semana', (_, said) => endOfWeek(said)),
  rule(`(?:(?:el )?${weekdayName},? )?(?:el )?(?:dia )?${numberName} de ${monthName}`, (m, said) =>
    comingDay(said, monthAt(m[3]), numberAt(m[2])),
  ),
  rule('pasado manana', (_, said) => addDays(said, 2)),
  rule(
    '(?<!(?:por|de|a|esta|en) la )(?<!esta )manana(?: (?:por|a) la (?:manana|tarde|noche)| mismo)?',
    (_, said) => addDays(said, 1),
  ),
  rule('(?:hoy(?: mismo)?|esta (?:manana|tarde|noche))', (_, said) => said),
  rule(`(?:en|dentro de) (?:un plazo de )?${numberName} dias?`, (m, said) => addDays(said, numberAt(m[1]))),
  rule(`(?:en|dentro de) (?:un plazo de )?${numberName} semanas?`, (m, said) =>
    addDays(said, 7 * numberAt(m[1])),
  ),
  rule(`(?:en|dentro de) (?:un plazo de )?${numberName} mes(?:es)?`, (m, said) =>
    addMonths(said, numberAt(m[1])),
  ),
  rule(`(?:el )?${weekdayName} de la (?:semana que viene|proxima semana)`, (m, said) =>
    addDays(nextWeekday(said, 1), (weekdays.indexOf(m[1] ?? '') + 6) % 7),
  ),
  rule(
    `(?:el |este )?(?:proximo )?${weekdayName}(?: que viene| proximo)?(?: (?:por|a) la (?:manana|tarde|noche))?`,
    (m, said) => nextWeekday(said, weekdays.indexOf(m[1] ?? '')),
  ),
  rule('(?:la semana que viene|la proxima semana|la semana proxima)', (_, said) => endOfNextWeek(said)),
  rule('esta (?:misma )?semana', (_, said) => endOfWeek(said)),
  rule('(?:el mes que viene|el proximo mes)', (_, said) => endOfMonth(addMonths(said, 1))),
  rule('este (?:mismo )?mes', (_, said) => endOfMonth(said)),
  rule('nochebuena', (_, said) => comingDay(said, 12, 24)),
  rule('(?:antes de|para|hasta) (?:la )?navidad(?:es)?', (_, said) => comingDay(said, 12, 24)),
  rule('antes de (?:ano nuevo|fin de ano)', (_, said) => comingDay(said, 12, 31)),
  rule(`(?:antes de|para|hasta) ${monthName}`, (m, said) => beforeMonth(said, monthAt(m[1]))),
  rule(`en ${monthName}`, (m, said) => endOfComingMonth(said, monthAt(m[1]))),
  rule(`(?:antes del|para el|hasta el|el)(?: dia)? ${numberName}(?! (?:de |por ciento|%))`, (m, said) =>
    /^un[ao]?$|^primero$/.test(m[1] ?? '') && !/dia/.test(m[0]) ? null : comingMonthDay(said, numberAt(m[1])),
  ),
];

export const spanishDueWords = {
  deadline:
    /\b(?:antes de|antes del|para|hasta|a mas tardar|como muy tarde|como maximo|no mas tarde de)(?: (?:el|la|este|esta))* ?$/,
  excluded:
    /\b(?:desde|cada|todos los|todas las|semana del?|a partir de|despues de|pasad[oa])(?: (?:el|la))? ?$/,
  weak: /\bdel? (?:el |la )?$/,
  excludedAfter: /^ (?:pasad[oa]|anterior)\b/,
  anaphor: /\b(?:ese (?:mismo )?dia|esa fecha|para entonces)\b/,
};
