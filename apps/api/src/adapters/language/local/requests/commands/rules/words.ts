import { unclear } from '@/adapters/language/local/requests/slots/reader';
import { type Build, type CommandRule, rules } from '../rule';
import { wished } from './wished';

const rename: Build = ({ task, title = '' }) =>
  isNoTitle.test(title)
    ? unclear('titles', title, 'unsure')
    : { task: task ?? null, wishes: [{ kind: 'rename', title }] };
/** 'To something that makes sense' says no title. */
const isNoTitle =
  /^(?:something|anything|whatever|an? \p{L}+ (?:name|title)|algo|otra cosa|un (?:nombre|t[ií]tulo))\b/iu;
/** 'I'd rather call this one Lantern tour': what one calls off, a day or on Friday is no title. */
const callIt: Build = (said, context) => {
  const { title = '' } = said;
  return isTitle.test(title) && !saysMore.test(title)
    ? rename(said, context)
    : unclear('titles', title, 'unsure');
};
const isTitle = /^[\p{Lu}\d]\S*\s+\S/u;
const saysMore =
  /[,;]|\b(?:please|pls|plz|thanks|now|instead)$|^(?:one|him|her|them|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|next)\b/iu;
const describe: Build = ({ task, text = '' }) => ({
  task: task ?? null,
  wishes: [{ kind: 'describe', text }],
});
const draft: Build = ({ task }) => ({ task: task ?? null, wishes: [{ kind: 'draft' }] });
/** 'It needs a description: can you write one?' asks for one. */
const describeOrDraft: Build = (said, context) =>
  (asksFor.test(said.text ?? '') ? draft : describe)(said, context);
const asksFor =
  /[?]\s*$|^[¿\s]*(?:can|could|would|will|please|write|draft|add|put|make|escrib|redact|pon|haz|añad|puedes|podr[ií]as)(?:\p{L}*)\s/iu;

const name = '(title|name)';
const titulo = '(el titulo|el nombre)';
const called =
  '(a|a :|por|por :|:|que se llame|, que se llame|para que se llame|y que se llame|y pon -le|y pon)';

/** What it is called, and what is written in it. */
export const wordRules: readonly CommandRule[] = [
  ...rules(
    [
      `${wished} (renamed|retitled) (to|as|:|into) {title}`,
      `${wished} (renamed|retitled) {quoted:title}`,
      '(rename|retitle) {task} (to|as|:|into|to :|as :) {title}',
      '(rename|retitle) (to|:|to :) {title}',
      '(rename|retitle) {task} [to] {quoted:title}',
      `(change|set|update|edit) [the|its] ${name} [(of|for) {task}] (to|:|to :) {title}`,
      `new ${name} : {title}`,
      'title : {title}',
      `[the|its] ${name} (should be|must be|is now) {quoted:title}`,
      'call {task} [just|simply|instead] {quoted:title}',
    ],
    [
      '(renombra|titula|retitula) {task} (como|a|por|:|como :|a :|por :) {title}',
      '(renombra|titula|retitula) {task} {quoted:title}',
      'llama {task} {quoted:title}',
      '{task} (deberia|tendria que|tiene que|debe|deberian|habria de|ha de) llamarse {quoted:title}',
      '{task} se (deberia|tendria que|tiene que|debe) llama {quoted:title}',
      `cambia [-le] ${titulo} [(a|de) {task}] ${called} {title}`,
      `pon [-le] (de|como|por) (titulo|nombre) [:] {title}`,
      'que se llame [a partir de ahora|desde ahora|ahora|mejor] [:] {title}',
      '{task} [,] que se llame [a partir de ahora|desde ahora|ahora|mejor] [:] {title}',
      '(nuevo titulo|titulo) : {title}',
    ],
    rename,
  ),
  ...rules(
    [
      "(i'd|i would|we'd|we would) (rather|prefer to|like to|sooner) call (this|it|this one|this task|this ticket) {title}",
    ],
    [],
    callIt,
  ),
  ...rules(
    [
      '[new|the] description : {text}',
      '[new|the] description (for|of|on) {task} : {text}',
      '[the] description (should|must|shall|has to|ought to|needs to) [now] (read|be|say|state) [now] [:] {text}',
      '{task} (:|,|-|–|—) [the|its] description (should|must|shall|has to|ought to|needs to) [now] (read|be|say|state) [now] [:] {quoted:text}',
      '[the] description (of|for) {task} (should|must|shall|has to|ought to|needs to) [now] (read|be|say|state) [now] [:] {quoted:text}',
      '[the] description (reads|says) : {text}',
      '(set|change|update|replace|make) [the|its] description [(of|for|on) {task}] (to|with|:|to :|to be :|to say|to say that|to say :|with :) {text}',
      'describe {task} (as|as :|:) {text}',
      '(write|put|note) in the description [(of|for|on) {task}] (:|that|,) {text}',
      'in the description [(of|for|on) {task}] (put|write|say) [:|that] {text}',
      '(add|write|put) [a|the|this|this as|as] description [(to|for|of|on) {task}] : {text}',
      'use this as [the] description [(for|of) {task}] : {text}',
    ],
    [
      '[la] [nueva] descripcion : {text}',
      '[la] [nueva] descripcion (de|para) {task} : {text}',
      '[la] descripcion (debe ser|es|sera) [:] {text}',
      '(pon|cambia|actualiza|escribe|anade|agrega) [-le|-les] [como|de|la|una|esta|esto como|la siguiente] descripcion [(de|a|en) {task}] (:|a :|por :|por|por esta :|por este texto :|por lo siguiente :|que diga :|que diga) {text}',
      '(cambia|actualiza) [-le] [la|su] descripcion a {text}',
      'pon [-le|-les] (de|como) descripcion [(a|en) {task}] : {text}',
      'en la descripcion (pon|escribe) [:|que] {text}',
      '(escribe|pon|apunta|anota|anade|agrega|mete) en la descripcion (de|del) {task} [:|que] {text}',
      '(escribe|pon|apunta|anota) en la descripcion [:|que] {text}',
      'en la descripcion (de|del) {task} (pon|escribe|anota|apunta) [:|que] {text}',
      'describe {task} (como|como :|:|asi :) {text}',
    ],
    describe,
  ),
  ...rules(
    [
      '{task} (needs|wants|lacks|is missing|should have|should get|gets) (a|the|this) [short] description : {text}',
    ],
    [
      '[a] {task} le (falta|hace falta|pongo|ponemos) (una|la|esta) descripcion : {text}',
      '{task} (necesita|quiere) (una|la|esta) descripcion : {text}',
    ],
    describeOrDraft,
  ),
  ...rules(
    [
      '(draft|write|suggest|propose|generate|prepare|compose|come up with) [me|us] [a|the|its|some|me a] [new|short|better|good|first] description [(for|of) {task}]',
      '(draft|write) {certain:task} a description',
    ],
    [
      '(redacta|escribe|prepara|propon|sugiere|genera|haz|crea) [-me|-le|-nos] [una|la|su|un] [nueva|breve|buena|borrador de|borrador de la|borrador de una] descripcion [nueva|breve] [(para|de|a) {task}]',
    ],
    draft,
  ),
];
