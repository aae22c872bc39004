import { type Build, type CommandRule, rules } from '../rule';

const create: Build = ({ title = '', person, day }) => ({
  task: { kind: 'ticket' },
  wishes: [{ kind: 'create', title, ...(person ? { userId: person } : {}), ...(day ? { day } : {}) }],
});

const make = '(create|add|make|open|file|log|new) [me] [a|another|one|the] [new]';
const task = '(task|ticket|card|to do|todo|action item)';
const haz = '(crea|anade|agrega|abre|haz|nueva|nuevo) [-me|-nos] [una|otra|un|otro] [nueva|nuevo]';
const tarea = '(tarea|ticket|tarjeta) [nueva|nuevo]';
const attributes =
  '[,] [(for|assigned to|and assign it to) {person}] [,] [(due|due on|by|due by|for|with due date) {day}] [,] [(assigned to|and assign it to) {person}]';
const atributos =
  '[,] [(para|asignada a|a cargo de|y asigna -se -la a|y asigna -la a|y asigna -se -lo a) {person}] [,] [(para|para el|que venza|con fecha|con fecha de) {day}]';

/** One that is not there yet. A title that is not quoted takes no person from its own words. */
export const createRules: readonly CommandRule[] = rules(
  [
    `${make} ${task} [called|titled|named|:] {quoted:title} ${attributes}`,
    `${make} ${task} for {person} [called|titled|named|:] {quoted:title} ${attributes}`,
    `${make} ${task} (called|titled|named|:|to) {title} [,] [(due|due on|due by) {day}] [,] [(assigned to|and assign it to) {person}]`,
    `${make} ${task} for {person} (:|to|called|titled) {title} [,] [(due|due on|due by) {day}]`,
    `${make} ${task} for {person} due {day} (:|to|called|titled) {title}`,
  ],
  [
    `${haz} ${tarea} [llamada|titulada|que se llame|:] {quoted:title} ${atributos}`,
    `${haz} ${tarea} para {person} [llamada|titulada|que se llame|:] {quoted:title} ${atributos}`,
    `${haz} ${tarea} (llamada|titulada|que se llame|:|para|de) {title} [,] [(que venza|con fecha|con fecha de) {day}]`,
    `${haz} ${tarea} para {person} (:|llamada|titulada|que se llame) {title}`,
  ],
  create,
);
