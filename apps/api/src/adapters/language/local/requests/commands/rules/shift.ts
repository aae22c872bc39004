import { unclear } from '@/adapters/language/local/requests/slots/reader';
import { type Build, type CommandRule, rules } from '../rule';

const shift =
  (sign: 1 | -1): Build =>
  ({ task, span }) =>
    span
      ? {
          task: task ?? null,
          wishes: [{ kind: 'shift', days: sign * span.days, months: sign * span.months }],
        }
      : unclear('day', '', 'unsaid');

const date = '(due date|deadline|due day|date)';
const fecha =
  '(la fecha|la entrega|el plazo|la fecha limite|la fecha de entrega|la fecha de vencimiento|el vencimiento)';
const later = '(push|postpone|delay|defer|move|shift|slip|extend|bump)';
const despues = '(retrasa|aplaza|pospon|mueve|pasa|atrasa|alarga|amplia|extiende|prorroga)';

/** By how long a due date is moved. */
export const shiftRules: readonly CommandRule[] = [
  ...rules(
    [
      `${later} {task} [back|out|off|along|${date}] [by|for] {span} [later|back|out]`,
      `${later} [the|its] ${date} [(of|for|on) {task}] [back|out|off|along] [by|for] {span} [later|back|out]`,
      `${later} [the|its] ${date} [by|for] {span} [(of|for|on) {task}]`,
      '(give|allow) {certain:task} {span}',
      `(add|give) {span} to [the|its] ${date} [(of|for|on) {task}]`,
      '(postpone|delay|extend) [by] {span}',
      '{span} (later|more)',
      '{named} (needs|wants|gets|should get|could use|needs to get) {span} [more|extra] (for|on|with|to do|to finish) {task}',
      'give {person:from} {span} [more|extra] (for|on|with) {task}',
      '{someone:from} (needs|wants|gets|should get|could use|could do with|asks for) [another] {span} [more|longer|extra] (here|for this|on this|for it|on it|with this|with it)',
      '{task} (needs|gets|should get|takes|will take) {span} [more|longer|extra]',
      '(make|move|push) {task} {span} later',
    ],
    [
      `${despues} [-le|-me] {task} [en] {span}`,
      `${despues} {span} {task}`,
      `${despues} [-le] ${fecha} [(de|a) {task}] [en] {span}`,
      'da -le [a {task}] {span}',
      'da -le {span} [a {task}]',
      '{someone:from} necesita {span} [mas] (para|con) {task}',
      '{someone:from} (necesita|pide|quiere) [otros|otras|otra|otro|unos] {span} [mas] (aqui|con esto|para esto|con ella|con ello)',
      '{task} (necesita|lleva|requiere) {span} [mas]',
      '{span} mas [para {task}]',
      '(corre|mueve) {task} {span}',
    ],
    shift(1),
  ),
  ...rules(
    [
      '(bring|pull) {task} [forward|in|up|ahead] [by] {span} [earlier|forward]',
      `(bring|pull) [the|its] ${date} [(of|for|on) {task}] [forward|in|up|ahead] [by] {span}`,
      '(move|make) {task} {span} earlier',
    ],
    [
      'adelanta [-le] {task} [en] {span}',
      'adelanta [-le] {span} {task}',
      `adelanta [-le] ${fecha} [(de|a) {task}] [en] {span}`,
    ],
    shift(-1),
  ),
];
