import { type Build, type CommandRule, rules } from '../rule';

const change: Build = ({ task, add, remove }) => ({
  task: task ?? null,
  wishes: [{ kind: 'tag', add: add ?? [], remove: remove ?? [] }],
});

const tag = '(tag|tags|label|labels)';
const etiqueta = '(etiqueta|etiquetas|la etiqueta|las etiquetas)';

/** What it is labelled with. `{tags:…}` may be a word that is no tag yet, `{known:…}` is one in use. */
export const tagRules: readonly CommandRule[] = [
  ...rules(
    [
      '(tag|label) {task} [as|with] [the tag] {tags:add}',
      `(add|put|apply|attach) [the] ${tag} {tags:add} [(to|on) {task}]`,
      `(add|put|apply|attach) [the|a|an] {tags:add} ${tag} [(to|on) {task}]`,
      '(add|put) {known:add} [(to|on) {task}]',
      'put {known:add} on',
      '(mark|make|set|flag) {task} [as] {known:add}',
    ],
    [
      'etiqueta {task} [como|con|de] {tags:add}',
      `(pon|anade|agrega) [-le|-les] ${etiqueta} [de] {tags:add} [(a|en) {task}]`,
      '(pon|anade|agrega) [-le|-les] {known:add} [(a|en) {task}]',
      `(pon|anade|agrega) [-le|-les] a {task} ${etiqueta} [de] {tags:add}`,
      '(marca|pon|deja) {task} [como|de] {known:add}',
    ],
    change,
  ),
  ...rules(
    [
      `(remove|delete|drop|clear|take off) [the] ${tag} {tags:remove} [(from|off|of|on) {task}]`,
      `(remove|delete|drop|clear|take off) [the] {tags:remove} ${tag} [(from|off|of|on) {task}]`,
      '(remove|drop) {known:remove} [(from|off) {task}]',
      `take [the] {tags:remove} [${tag}] off [{task}]`,
      `take [the] ${tag} {tags:remove} off [{task}]`,
      'untag {known:remove}',
    ],
    [
      `(quita|elimina|borra|saca) [-le|-les] ${etiqueta} [de] {tags:remove} [(a|de) {task}]`,
      '(quita|saca) [-le|-les] [lo de] {known:remove} [(a|de) {task}]',
      `(quita|saca) [-le|-les] a {task} ${etiqueta} [de] {tags:remove}`,
    ],
    change,
  ),
  ...rules(
    [
      `(replace|change|switch) [the] [${tag}] {known:remove} [${tag}] (with|by|to|for) [the] [${tag}] {known:add} [${tag}] [on {task}]`,
      `swap [the] [${tag}] {known:remove} [${tag}] (for|with) {known:add} [${tag}] [on {task}]`,
    ],
    [
      `(cambia|sustituye|reemplaza) [-le] [${etiqueta}] {known:remove} por [${etiqueta}] {known:add} [(a|en|de) {task}]`,
    ],
    change,
  ),
];
