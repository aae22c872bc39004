import { unclear } from '@/adapters/language/local/requests/slots/reader';
import { type Build, type CommandRule, rules } from '../rule';

const create: Build = ({ title = '', person, day, add }) => {
  // What stands behind the title and is neither a person nor a day that is known must not become a part of it.
  const behind = leftover.exec(title)?.[0];
  if (behind !== undefined) return unclear('titles', title, 'unsure');
  return {
    task: { kind: 'ticket' },
    wishes: [
      {
        kind: 'create',
        title: title.charAt(0).toUpperCase() + title.slice(1),
        ...(person ? { userId: person } : {}),
        ...(day ? { day } : {}),
        ...(add ? { tags: add } : {}),
      },
    ],
  };
};
const leftover =
  /[,;]\s*(?:(?:and )?(?:assign|due|by|for|para|antes|asigna|asígna|con fecha|que venza|vence|tag|in|priority)\b).*$/iu;

const make = '(create|add|make|open|file|log|new) [me] [a|another|one|the] [new]';
const task = '(task|ticket|card|to do|todo|action item)';
const haz = '(crea|anade|agrega|abre|haz|nueva|nuevo) [-me|-nos] [una|otra|un|otro] [nueva|nuevo]';
const tarea = '(tarea|ticket|tarjeta) [nueva|nuevo]';
const doer = '[,] [(assigned to|and assign it to|assign it to|and give it to|owner|assignee) [:] {person}]';
const behind = `[(,|;|.) (for|to) {person}] ${doer} [,] [(due|due on|due by|by|deadline|due date) [:] {day}] ${doer} [, for {person}] [[,] (tag|tags|tagged|label|labelled) [it] [:|as|with] {tags:add}]`;
const detras =
  '[(,|;|.) (para|a) {person}] [,] [(asignada a|a cargo de|y asigna -se -la a|y asigna -la a|asigna -la a|asigna -se -la a|responsable) [:] {person}] [,] [(que venza|vence|con fecha|con fecha de|para el|para|antes de|antes del|hasta|hasta el|fecha) [:] {day}] [, para {person}] [[,] (etiqueta|etiquetas|con la etiqueta) [:] {tags:add}]';
const attributes =
  '[,] [(for|assigned to|and assign it to) {person}] [,] [(due|due on|by|due by|for|with due date) {day}] [,] [(assigned to|and assign it to) {person}]';
const atributos =
  '[,] [(para|asignada a|a cargo de|y asigna -se -la a|y asigna -la a|y asigna -se -lo a) {person}] [,] [(para|para el|que venza|con fecha|con fecha de) {day}]';

/** One that is not there yet. A title that is not quoted takes no person from its own words. */
export const createRules: readonly CommandRule[] = rules(
  [
    `${make} ${task} [called|titled|named|:] {quoted:title} ${attributes}`,
    `${make} ${task} for {person} [called|titled|named|:] {quoted:title} ${attributes}`,
    `${make} ${task} (called|titled|named|:|to) {title} ${behind}`,
    `${make} ${task} for {person} (:|to|called|titled) {title} [,] [(due|due on|due by|by|deadline) [:] {day}]`,
    `${make} ${task} for {person} [,] (due|by|due on|due by) {day} (:|to|called|titled) {title}`,
    `(new task|new ticket|task|todo|to do) : {title} ${behind}`,
    `(add|put) {quoted:title} (to|on) (the board|our board|the list|my list|the to do list) ${behind}`,
    `(add|put) [a|the] {words:title} (to|on) (the board|our board|the list|my list|the to do list) ${behind}`,
    `(we need|i need|we should have) a [new] ${task} (to|:) {title} ${behind}`,
    `${make} ${task} (for|about) (the|a|an|our) {words:title}`,
  ],
  [
    `${haz} ${tarea} [llamada|titulada|que se llame|:] {quoted:title} ${atributos}`,
    `${haz} ${tarea} para {person} [llamada|titulada|que se llame|:] {quoted:title} ${atributos}`,
    `${haz} ${tarea} (llamada|titulada|que se llame|:|para|de) {title} ${detras}`,
    `${haz} ${tarea} para {person} (:|llamada|titulada|que se llame) {title} [,] [(que venza|vence|con fecha|con fecha de|para el|para|antes de|antes del) {day}]`,
    `(nueva tarea|tarea nueva|tarea) : {title} ${detras}`,
    `(anade|agrega|pon|apunta) {quoted:title} (al tablero|a la lista|en el tablero|en la lista|a mi lista) ${detras}`,
    `(anade|agrega|pon|apunta) {words:title} (al tablero|a la lista|en el tablero|en la lista|a mi lista) ${detras}`,
  ],
  create,
);
