import { telling } from '@/adapters/language/local/requests/filters/filter-rules';
import type { TaskRef } from '@/adapters/language/local/requests/slots/task-slot';
import { type Build, type CommandRule, rules } from '../rule';

const pair = '(the|those|these|both|both of the|my) (two|2)';
const par = '(las|los|esas|esos|estas|estos) (dos|2)';
const everything: TaskRef = { kind: 'filter', filter: {} };
const duplicates: Build = ({ task }) => ({
  task: task ?? everything,
  wishes: [{ kind: 'merge', into: null }],
});
const same =
  '(the same|the same thing|the same task|duplicates|identical|one and the same|one thing) [(,|-|:|;|so|and|, so|, please) [please] ((merge|combine|join) [them|those|these|it] [together|into one]|make (one|a single one|one task) [out] of (them|it|both|those)|make (them|it) one)]';
const twice =
  '[is|are] [on there|there|in there|on the board|on here|listed|entered|in the list] (twice|two times|double)';
const join =
  '(,|-|:|;|.|so|and|, so|, please) [please] (merge|combine|join) [them|those|these|it|both] [together|into one]';
/** Two that are named by what they are about. */
const pairOf: Build = ({ note = '' }) => ({
  task: { kind: 'filter', filter: { about: telling(note) } },
  wishes: [{ kind: 'merge', into: null }],
});
const merge: Build = ({ task, other }) => ({
  task: task ?? null,
  wishes: [{ kind: 'merge', into: other ?? null }],
});

const any = '[me] [any|all|all the|the|any possible|possible|our]';
const onBoard = '[(on|in) (the|our|this) (board|list)|on here|there]';
const enTablero = '[(en|de|por) (el|nuestro|este) tablero|del tablero|en la lista|por ahi]';
const joinThem =
  '[,|.|?|;|-] [and|then] [please] (merge|combine|join) (them|those|these) [together|into one]';
const juntalas =
  '[,|.|?|;|-] [y|y si es asi|y luego] [por favor] (junta|une|fusiona|combina) (-los|-las) [en una|en una sola]';
const twins = '(duplicates|duplicate tasks|duplicated tasks|duplicate ones|duplicate tickets|double tasks)';
const gemelas =
  '(duplicados|duplicadas|repetidos|repetidas|tareas duplicadas|tareas repetidas|tickets duplicados|tareas dobles)';

/** Two that are one. */
export const mergeRules: readonly CommandRule[] = [
  ...rules(
    [
      `(find|look for|search for|detect|identify|check for|check the board for|look whether there are|see if there are) ${any} ${twins} [(of|for) {task}] ${onBoard} ${joinThem}`,
      `(are there|do we have|have we got) ${any} ${twins} ${onBoard} [?|.|,] [(if so|if there are) [,]] [please] [(find|look for) them] ${joinThem}`,
      `(merge|combine|join|deduplicate) ${any} ${twins} [of {task}] ${onBoard}`,
      '(merge|combine|join) {task} with (its duplicate|its duplicates|the duplicate|the duplicates|any duplicates)',
    ],
    [
      `(busca|encuentra|detecta|mira|revisa|comprueba) [-me] [si hay|si tenemos] [los|las|todos los|todas las|posibles] ${gemelas} [de {task}] ${enTablero} ${juntalas}`,
      `(hay|tenemos) [posibles] ${gemelas} ${enTablero} [?|.|,] [(busca|encuentra) (-los|-las)] ${juntalas}`,
      `(junta|une|fusiona|combina) [-me] [los|las|todos los|todas las] ${gemelas} [de {task}] ${enTablero}`,
      '(junta|une|fusiona|combina) {task} con (su duplicado|sus duplicados|su duplicada|sus duplicadas)',
    ],
    duplicates,
  ),
  ...rules(
    [
      `(merge|combine|join|roll|fold|bundle|put) ${pair} {words:note} (tasks|tickets|ones|cards) [into one|together]`,
      `(merge|combine|join|roll|fold|bundle|put) ${pair} [tasks|tickets|ones] (about|on|for) {words:note} [into one|together]`,
      `${pair} {words:note} (tasks|tickets|ones|cards) are ${same}`,
      `${pair} [tasks|tickets|ones] (about|on|for) {words:note} are ${same}`,
      `[the] {words:note} [thing|one|task] ${twice} ${join}`,
      `we have [the] {words:note} [thing|one|task] (twice|two times) ${join}`,
      '(merge|combine|join) [the] {words:note} (duplicates|doubles|pair)',
    ],
    [
      `(junta|une|fusiona|combina) ${par} [tareas|tickets] (de|del|sobre) {words:note} [en una]`,
      '[lo de|la|el|lo del] {words:note} esta (dos veces|duplicado|duplicada|repetido|repetida|por duplicado) (,|y|asi que) (junta|une|fusiona) (-las|-los)',
      '(junta|une|fusiona|combina) [los|las] (duplicados|duplicadas|repetidas) (de|del|sobre) {words:note}',
      `${par} [tareas|tickets] (de|sobre) {words:note} son (lo mismo|la misma|iguales|duplicadas|duplicados|la misma tarea) [, (junta|une|fusiona) (-las|-los)]`,
    ],
    pairOf,
  ),
  ...rules(
    [
      '(merge|combine|join|fold) {task} (with|into|and|to) {task:other} [together]',
      '(mark|flag|close) {task} as [a] duplicate of {task:other}',
      '{task} is a duplicate of {task:other}',
      '(roll|fold|bundle) {task} (and|into|with|in with) {task:other} [into one]',
      `(there are|there's|we have|we've got|i see|i have) [the] two [tasks|tickets|cards] (about|on|for|:) {task} (and|or|/|,|&) {task:other} ${join}`,
      `[the] {words} ${twice} (,|:|-|–|—|as) {task} (and|/|&|as well as) {task:other} ${join}`,
      `{task} (and|/|&) {task:other} (are|seem|look|look like|are really|are actually) ${same}`,
    ],
    [
      '(junta|une|fusiona|combina) {task} (con|y|en|a) {task:other}',
      '(marca|cierra) {task} como [un|una] (duplicado|duplicada|repetida) de {task:other}',
      '(hay|tenemos|tengo) dos [tareas|tarjetas|tickets] (de|sobre|para|:) {task} (y|o|/|,) {task:other} (,|y|, y|asi que) (junta|une|fusiona|combina) (-las|-los)',
      '{task} y {task:other} son (lo mismo|la misma|iguales|duplicadas|duplicados|la misma tarea) [, (junta|une|fusiona) (-las|-los)]',
      '{task} es [un|una] (duplicado|duplicada|repetida) de {task:other}',
    ],
    merge,
  ),
];
