import { type Build, type CommandRule, rules } from '../rule';
import { wished } from './wished';

const change: Build = ({ task, add, remove }) => ({
  task: task ?? null,
  wishes: [{ kind: 'tag', add: add ?? [], remove: remove ?? [] }],
});

const untag: Build = ({ task }, { tags }) => ({
  task: task ?? null,
  wishes: [{ kind: 'tag', add: [], remove: [...tags] }],
});

/** Every task that has them. */
const untagAll: Build = ({ remove = [] }) => ({
  task: { kind: 'filter', filter: { tags: remove } },
  wishes: [{ kind: 'tag', add: [], remove }],
});
const off = '(take|remove|clear|drop|strip|delete|get|scrap) [the]';
const having =
  '(every|each|all|all the|any|every single|all of the) (task|tasks|ticket|tickets|card|cards|one|ones|thing) [that|which] (has|have|having|carries|carry|carrying|with|wearing|bears) (it|that|them|one|that tag|this tag)';
const everywhere = `(${having}|everything [that|which] (has|carries|with) (it|that)|wherever it (is|stands)|everywhere)`;
const con =
  '(todas las (tareas|tarjetas)|todos los tickets|todas|todos|todo lo|cada tarea|cualquier tarea) que (la|las|lo) (tenga|tengan|tiene|tienen|lleve|lleven|lleva|llevan)';

const tag = '(tag|tags|label|labels)';
const etiqueta = '(etiqueta|etiquetas|la etiqueta|las etiquetas)';

/** What it is labelled with. `{tags:…}` may be a word that is no tag yet, `{known:…}` is one in use. */
export const tagRules: readonly CommandRule[] = [
  ...rules(
    [
      `${wished} (tagged|labelled|marked) [as|with] [the] {tags:add}`,
      '(tag|label) {task} [as|with] [the tag] {tags:add}',
      `${tag} [:|as|with] {tags:add}`,
      `(add|put|apply|attach) [the] ${tag} {tags:add} [(to|on) {task}]`,
      `(add|put|apply|attach) [the|a|an] {tags:add} ${tag} [(to|on) {task}]`,
      '(add|put) {known:add} [(to|on) {task}]',
      'put {known:add} on',
      `(make sure|ensure|see to it) [that] {task} [also] (has|have|carries|carry|gets|get|bears) [the] {known:add} ${tag}`,
      `(make sure|ensure|see to it) [that] {task} [also] (has|have|carries|carry|gets|get|bears) [the] ${tag} {known:add}`,
      '(mark|make|set|flag) {task} [as] {known:add}',
      `{task} (needs|gets|should have|should get) [the] [${tag}] {known:add} [${tag}]`,
      '(say|note|mark|flag) that {task} (is|are) {known:add}',
      'mark {task} down as {known:add}',
      `give {task} [the] {tags:add} ${tag}`,
      `give {task} [the] ${tag} {tags:add}`,
    ],
    [
      'etiqueta {task} [como|con|de] {tags:add}',
      `(asegurate|encargate) de que {task} [tambien] (tenga|tengan|lleve|lleven) ${etiqueta} {known:add}`,
      `a {task} le (falta|faltan) ${etiqueta} [de] {known:add} [[,] puedes (pon|anade) -se [-la|-las]]`,
      `le (falta|faltan) ${etiqueta} [de] {known:add} [[,] puedes (pon|anade) -se [-la|-las]]`,
      '(etiqueta|etiquetas) [:|como|con] {tags:add}',
      `(pon|anade|agrega) [-le|-les] ${etiqueta} [de] {tags:add} [(a|en) {task}]`,
      '(pon|anade|agrega) [-le|-les] {known:add} [(a|en) {task}]',
      `(pon|anade|agrega) [-le|-les] a {task} ${etiqueta} [de] {tags:add}`,
      '(marca|pon|deja) {task} [como|de] {known:add}',
      '(marca|pon|di|apunta) [-le|-les] [a {task}] que (es|son) [muy] {known:add}',
      '(marca|pon|apunta) que {task} (es|son) [muy] {known:add}',
    ],
    change,
  ),
  ...rules(
    [
      `(remove|delete|drop|clear|take off|strip|lose|scrap|kill) [the] ${tag} {tags:remove} [(from|off|of|on) {task}]`,
      `(remove|delete|drop|clear|take off|strip|lose|scrap|kill) [the] {tags:remove} ${tag} [(from|off|of|on) {task}]`,
      '(remove|drop|strip|lose|scrap) {known:remove} [(from|off) {task}]',
      `{task} (no longer needs|doesn't need) [the] {known:remove} ${tag}`,
      `strip {task} of [the] {known:remove} [${tag}]`,
      `take [the] {tags:remove} [${tag}] off [{task}]`,
      `take [the] ${tag} {tags:remove} off [{task}]`,
      'untag {known:remove} [(from|on) {task}]',
      "{certain:task} (isn't|aren't|is not|are not) [that|so|really|all that] {known:remove} (any more|anymore|any longer|now)",
      '{certain:task} (is|are) no longer [that|so|really] {known:remove}',
    ],
    [
      `(quita|elimina|borra|saca) [-le|-les] ${etiqueta} [de] {tags:remove} [(a|de) {task}]`,
      `a {task} le (sobra|sobran) ${etiqueta} [de] {known:remove} [, quita -se -la] [[,] puedes (quita|borra) -se [-la|-las]]`,
      `le (sobra|sobran) ${etiqueta} [de] {known:remove} [, quita -se -la] [[,] puedes (quita|borra) -se [-la|-las]]`,
      '{certain:task} ya no (es|son|corre|esta) [tan|muy] {known:remove}',
      '(quita|saca) [-le|-les] [lo de] {known:remove} [(a|de) {task}]',
      `(quita|saca) [-le|-les] a {task} ${etiqueta} [de] {tags:remove}`,
    ],
    change,
  ),
  ...rules(
    [
      `${off} {tags:remove} [${tag}] (off|from|of|out of) ${everywhere}`,
      `${off} ${tag} {tags:remove} (off|from|of|out of) ${everywhere}`,
      `${off} {tags:remove} [${tag}] everywhere`,
      `untag {known:remove} (from|on) ${everywhere}`,
    ],
    [
      `(quita|elimina|borra|saca) [-le|-les] ${etiqueta} [de] {tags:remove} (a|de|en) (${con}|todas partes|todos lados)`,
      `a ${con.replace('(la|las|lo)', '')} ${etiqueta} {known:remove} (quita|borra) (-sela|-se -la|-la)`,
    ],
    untagAll,
  ),
  ...rules(
    [
      `(replace|change|switch) [the] [${tag}] {known:remove} [${tag}] (with|by|to|for) [the] [${tag}] {known:add} [${tag}] [on {task}]`,
      `swap [the] [${tag}] {known:remove} [${tag}] (for|with) {known:add} [${tag}] [on {task}]`,
      `(swap|replace|change|switch) [the] [${tag}] {known:remove} [${tag}] (on|of|from|for) {task} (for|with|by|to) [the] [${tag}] {known:add} [${tag}]`,
      `(on|for) {task} [,] (swap|replace|change) [the] [${tag}] {known:remove} [${tag}] (for|with|by|to) [the] [${tag}] {known:add} [${tag}]`,
    ],
    [
      `(cambia|sustituye|reemplaza) [-le] [${etiqueta}] {known:remove} por [${etiqueta}] {known:add} [(a|en|de) {task}]`,
    ],
    change,
  ),
  ...rules(
    [
      `(remove|clear|delete|drop) (all|all the|all of the|every) ${tag} [(from|off|of|on) {task}]`,
      `take all [the] ${tag} off {task}`,
    ],
    ['(quita|elimina|borra) [-le|-les] (todas las etiquetas|las etiquetas) [(a|de) {task}]'],
    untag,
  ),
];
