import { addDays, addMonths, endOfMonth } from './calendar-date';
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
/** A recogniser writes 'dieci seis' and 'veinti siete' as well. */
const apart = (name: string) => name.replace(/^(dieci|veinti)/, '$1 ?');
const numberName = `(\\d{1,2}|un par de|un|una|primero|treinta y uno|${[...numbers].reverse().map(apart).join('|')})`;

const monthAt = (name = '') => (name === 'setiembre' ? 9 : months.indexOf(name) + 1);
const numberAt = (text = '') => {
  if (/^\d/.test(text)) return Number.parseInt(text, 10);
  if (text === 'treinta y uno') return 31;
  if (text === 'un par de') return 2;
  return Math.max(1, numbers.indexOf(text.replace(' ', '')));
};
const rule = (source: string, read: DueRule['read']): DueRule => ({
  pattern: new RegExp(`\\b${source}\\b`, 'g'),
  read,
});
const friday = 5;
const within = '(?:en|dentro de|de aqui a)(?: (?:un|el) plazo de| l[oa]s proxim[oa]s)?';
const hours = '(\\d{1,3}|veinticuatro|cuarenta y ocho|setenta y dos)';
const inWords: Readonly<Record<string, number>> = { veinticuatro: 1, cuarenta: 2, setenta: 3 };
/** Whole days that so many hours take. */
const daysOf = (text = '') =>
  /^\d/.test(text) ? Math.ceil(Number.parseInt(text, 10) / 24) : (inWords[text.split(' ')[0] ?? ''] ?? 1);
const coming = 'que (?:viene|entra)';
const start = '(?:a )?(?:el )?(?:principios?|comienzos?|inicios?)';
const end = '(?:el )?(?:final(?:es)?|fin)';

/** Spanish forms of words for a day, the more specific first. */
export const spanishDueRules: readonly DueRule[] = [
  rule(`(?:este|durante el|(?<!para |hasta )el) fin de semana`, (_, said) => weekend(said)),
  rule(`${start} de la (?:semana ${coming}|proxima semana)`, (_, said) => nextWeekday(said, 1)),
  rule(`${start} (?:del (?:mes ${coming}|proximo mes)|de mes ${coming})`, (_, said) => ({
    ...addMonths(said, 1),
    day: 1,
  })),
  rule(`(?:a )?primeros de (?:mes|${monthName})`, (m, said) =>
    m[1] ? comingDay(said, monthAt(m[1]), 1) : { ...addMonths(said, 1), day: 1 },
  ),
  rule(`${start} de ${monthName}`, (m, said) => comingDay(said, monthAt(m[1]), 1)),
  rule(`(?:el )?ultimo dia (?:del|de este) mes`, (_, said) => endOfMonth(said)),
  rule(`(?:el )?(primer|ultimo) ${weekdayName} de ${monthName}`, (m, said) =>
    weekdayOfMonth(said, monthAt(m[3]), weekdays.indexOf(m[2] ?? ''), m[1] === 'ultimo'),
  ),
  rule(`(?:la )?(primera|ultima) semana de ${monthName}`, (m, said) =>
    weekdayOfMonth(said, monthAt(m[2]), friday, m[1] === 'ultima'),
  ),
  rule(`(?:en|dentro de) ${hours} horas`, (m, said) => addDays(said, daysOf(m[1]))),
  rule(`(?:a )?(?:mediados|mitad) de ${monthName}`, (m, said) => comingDay(said, monthAt(m[1]), 15)),
  rule(`${end} de la (?:semana ${coming}|proxima semana)`, (_, said) => endOfNextWeek(said)),
  rule(`${end} (?:del (?:mes ${coming}|proximo mes)|de mes ${coming})`, (_, said) =>
    endOfMonth(addMonths(said, 1)),
  ),
  rule(`${end} de (?:la |esta )?semana`, (_, said) => endOfWeek(said)),
  rule(`${end} del? (?:este )?mes`, (_, said) => endOfMonth(said)),
  rule(`${end} del? (?:este )?trimestre`, (_, said) => endOfQuarter(said)),
  rule(`${end} del? (?:este )?ano`, (_, said) => ({ year: said.year, month: 12, day: 31 })),
  rule(`${end} de ${monthName}`, (m, said) => endOfComingMonth(said, monthAt(m[1]))),
  rule('(?:que (?:acabe|termine)|acabar|terminar) (?:el|este) mes', (_, said) => endOfMonth(said)),
  rule('(?:que (?:acabe|termine)|acabar|terminar) (?:el|este) ano', (_, said) => ({
    year: said.year,
    month: 12,
    day: 31,
  })),
  rule('(?:que (?:acabe|termine)|acabar|terminar) (?:la|esta) semana', (_, said) => endOfWeek(said)),
  rule(`(?:(?:el )?${weekdayName},? )?(?:el )?(?:dia )?${numberName} de ${monthName}`, (m, said) =>
    comingDay(said, monthAt(m[3]), numberAt(m[2])),
  ),
  rule('pasado manana', (_, said) => addDays(said, 2)),
  rule(
    '(?<!(?:por|de|a|esta|en) la )(?<!esta )manana(?: (?:por|a) la (?:manana|tarde|noche)| mismo)?',
    (_, said) => addDays(said, 1),
  ),
  rule('(?:hoy(?: mismo)?|esta (?:manana|tarde|noche))', (_, said) => said),
  rule(`${within} ${numberName} dias? (?:habiles|laborables)`, (m, said) =>
    addWorkingDays(said, numberAt(m[1])),
  ),
  rule(`${within} ${numberName} dias?`, (m, said) => addDays(said, numberAt(m[1]))),
  rule(`${within} ${numberName} semanas?`, (m, said) => addDays(said, 7 * numberAt(m[1]))),
  rule(`${within} ${numberName} mes(?:es)?`, (m, said) => addMonths(said, numberAt(m[1]))),
  rule(`(?:el )?${weekdayName} de la (?:semana ${coming}|proxima semana)`, (m, said) =>
    addDays(nextWeekday(said, 1), (weekdays.indexOf(m[1] ?? '') + 6) % 7),
  ),
  rule(
    `(?:el |este )?(?:proximo )?${weekdayName}(?: ${coming}| proximo)?(?: (?:por|a) la (?:manana|tarde|noche))?`,
    (m, said) => nextWeekday(said, weekdays.indexOf(m[1] ?? '')),
  ),
  rule(`(?:la semana ${coming}|la proxima semana|la semana proxima)`, (_, said) => endOfNextWeek(said)),
  rule('esta (?:misma )?semana', (_, said) => endOfWeek(said)),
  rule(`(?:el mes ${coming}|el proximo mes)`, (_, said) => endOfMonth(addMonths(said, 1))),
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
