import type { Day, Question } from '@/adapters/language/local/requests/request';
import { type Answerable, opening, type QuestionRule, whole } from '../question-rule';

/** Without a day and on a ticket, what changed there. */
const changes: Answerable = ({ context, sinceLeft, pastLeft, taskLeft }) => {
  const within = pastLeft();
  const since = within?.from ?? sinceLeft();
  const named = taskLeft();
  const target =
    named ?? (since === undefined && context.place === 'ticket' ? { kind: 'ticket' as const } : null);
  return {
    ...{ kind: 'changes', target },
    ...(since ? { since } : {}),
    ...(within ? { until: within.to } : {}),
  };
};
/** What happened in some days; those that are not over yet go on until now. */
export const changedWithin: Answerable = ({ past, context: { today } }) =>
  past ? { kind: 'changes', target: null, since: past.from, ...untilOf(past.to, today) } : null;
const untilOf = (to: Day, today: Day): Pick<Question & { kind: 'changes' }, 'until'> =>
  to < today ? { until: to } : {};
const changesOf: Answerable = ({ target }) => {
  const found = target();
  return found ? { kind: 'changes', target: found } : null;
};

/** What became different, since when, and by whom. */
export const changeQuestions: readonly QuestionRule[] = [
  ...whole(
    ['[any|the] (news|updates|changes) since {since}'],
    ['(novedades|noticias|cambios) desde [el|la] {since}'],
    ({ since }) => (since ? { kind: 'changes', target: null, since } : null),
  ),
  ...whole(
    ['[any|the] (news|updates|changes) [from|of|for|on|in] {past}'],
    ['(novedades|noticias|cambios) [de|en] [la] {past}'],
    changedWithin,
  ),
  ...whole(
    [
      "(any|are there any|is there any|what is the|what's the|give me the|got any) (news|updates|update|latest|changes|progress|movement) (on|about|with|regarding|from|for) {task}",
      "(what's|what is) (new|happening|going on|up|the latest) (on|with|about|regarding) {task}",
      '(news|updates|update|latest) (on|about|with) {task}',
      'has {task} (changed|moved)',
      'has anything (changed|happened|moved) (on|with|about|in) {task}',
    ],
    [
      '(hay|alguna|algun|tenemos) [alguna|algun] (novedades|noticias|cambios|novedad|noticia|cambio) (de|sobre|con|del|en) {task}',
      'que hay de nuevo (con|de|sobre|en) {task}',
      'que se sabe de {task}',
      '(novedades|noticias) (de|sobre) {task}',
    ],
    changesOf,
  ),
  // Before what only begins so: that speaks of the whole board.
  ...whole(
    [
      'who (moved|changed|created|closed|edited|finished|renamed|reopened|updated|opened|wrote|made|added) {task} [last|yesterday|today|this week]',
      'who (moved|changed|set|put) {task} (to|into|in) [the] {column}',
      'what (happened|has happened) (to|with) {task}',
      'what (changed|has changed|moved|has moved) (with|about|for) {task}',
    ],
    [
      'quien (movio|ha movido|paso|ha pasado|puso) {task} (a|en) {column}',
      'quien (movio|cambio|creo|cerro|edito|termino|modifico|abrio|escribio|anadio|apunto|ha movido|ha cambiado|ha creado|ha abierto) {task}',
      'que (paso|ha pasado|cambio|ha cambiado) con {task}',
    ],
    changesOf,
  ),
  ...opening(
    [
      'what (changed|has changed|have changed|is new|has happened|happened|moved|was moved|was done|got done|got moved|got changed|has moved|has been moved|was changed|did move|did change|did i miss|have i missed)',
      "what's [all|been] (new|changed|happened|happening|moved|moving|done|going on)",
      '(any|are there any|is there any) (news|update|updates|changes|progress)',
      '(show|show me|list|tell me) [all] [the] (changes|updates|history|news)',
      "(what is|what's) the history",
      'anything new',
      '(did|has|have) (anything|something|things|any tasks) (change|changed|happen|happened|move|moved)',
    ],
    [
      'que [tareas|cosas] (ha cambiado|cambio|cambiaron|se cambio|se ha cambiado|han cambiado|se movieron|se han movido|hay de nuevo|ha pasado|paso|se ha movido|se movio|se ha hecho|me he perdido|ha habido)',
      '(hay|hubo|ha habido|alguna|algun) [alguna|algun] (novedades|cambios|novedad|cambio)',
      '(muestra|dime|lista) [-me] [los|las] (cambios|novedades)',
      '(novedades|cambios)',
    ],
    changes,
  ),
];
