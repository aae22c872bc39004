import type { Question } from '@/adapters/language/local/requests/request';
import { type Answerable, opening, type QuestionRule, whole } from '../question-rule';

const attendees: Answerable = ({ context }) => ({
  kind: 'attendees',
  ...(context.place === 'board' ? { meeting: 'last' as const } : {}),
});
const unmoved: Answerable = ({ column }) => ({
  kind: 'extreme',
  by: 'since',
  ...(column ? { status: column } : {}),
});
const field =
  (name: Extract<Question, { kind: 'field' }>['field']): Answerable =>
  ({ target }) => {
    const found = target();
    return found ? { kind: 'field', field: name, target: found } : null;
  };
/** 'Are all tasks tagged winter?' asks for those that are. */
const tagsOfOne: Answerable = (asked) => (asked.target()?.kind === 'filter' ? null : field('tags')(asked));
const somebody: Answerable = ({ owner }) => (owner ? { kind: 'person', userId: owner } : null);
const heldBy: Answerable = ({ owner }) =>
  owner
    ? { kind: 'list', filter: { assigneeId: owner, statuses: ['pending', 'todo', 'in-progress'] } }
    : null;
const both: Answerable = ({ owner, other }) =>
  owner && other && owner !== other ? { kind: 'loads', userIds: [owner, other] } : null;
const tagged: Answerable = ({ tags }) =>
  tags && tags.length > 0
    ? { kind: 'list', filter: { tags: [...tags], statuses: ['pending', 'todo', 'in-progress'] } }
    : null;
const tasksAbout: Answerable = ({ about }) => {
  const words = about();
  return words.length > 0 ? { kind: 'tasks-about', words } : null;
};

const card = '(task|ticket|card|item)';
const tarea = '(tarea|ticket|tarjeta)';
const but =
  '(besides|apart from|aside from|other than|except|except for|not counting|beside|with) (me|myself|us)';
const menos = '(ademas de|aparte de|fuera de|salvo|excepto|menos|sin contarme a) (mi|yo|nosotros)';

/** What people ask every day about what is open, one task and one person, in the words that they use. */
export const everydayQuestions: readonly QuestionRule[] = [
  ...whole(
    [
      `who [all|else] (was|were|attended|joined|took part|participated|came|sat) [there|present|in the room] [in|at|to|for|on] [this|the|that] [meeting|call|recording] [,] ${but}`,
      `who (was|were) [in|at] [this|the|that] [meeting|call] with (me|us)`,
      'who else [was|were] [there|present]',
    ],
    [
      `(quien|quienes) [mas] (estuvo|estuvieron|estaba|estaban|participo|participaron|asistio|asistieron|fue|fueron|habia|vino|vinieron) [ahi|alli|presente|presentes] [en|a] [la|esta|esa] [reunion|llamada] [,] ${menos}`,
      '(quien|quienes) (estuvo|estuvieron|estaba|estaban) conmigo [en] [la|esta|esa] [reunion|llamada]',
    ],
    attendees,
  ),
  ...whole(
    [
      `(which|what) ${card} [is it that|is the one that] (has been|is|sits|sat|has sat|has stayed|has stood|stands|lies|has waited|waits) [sitting|stuck|waiting|parked|lying] [in|under|on] [the] {column} [column] [for] [the] (longest|most time) [time]`,
      `(which|what) (is|'s) the ${card} that (has been|is) [sitting|stuck|waiting|parked] [in|under] [the] {column} [column] [for] [the] longest [time]`,
    ],
    [
      `(cual es|cual|que|dime) [es] [la|el] [${tarea}] [es] [la|el] que [mas tiempo] (lleva|esta|ha estado|anda) [mas] [tiempo|dias|parada|parado|esperando] [mas] [tiempo|dias] [en] [la columna] [de] {column}`,
      `(cual|que) ${tarea} (lleva|esta|ha estado) [parada|parado|esperando] [mas] [tiempo|dias] [parada|parado|esperando] [en] [la columna] [de] {column} [mas] [tiempo]`,
      `(cual|que) (lleva|esta) [parada|parado] mas (tiempo|dias) [parada|parado] [en] [la columna] [de] {column}`,
    ],
    unmoved,
  ),
  ...whole(
    [
      'since when (is|are|has|have|was|were) {task} [been] (sitting|stuck|waiting|parked|lying|standing|hanging|stalled|left) [in|on|under] [the] [{column}] [column]',
      'how long (has|is) (it|this) [been] [sitting|stuck|waiting] [in] {column}',
    ],
    [
      '(cuanto|cuanto tiempo|cuantos dias|desde cuando|hace cuanto) (lleva|esta|lleva ya|lleva esto|esta esto) [parada|parado|esperando] [en|como] {column}',
      '(cuanto|cuanto tiempo|cuantos dias|cuantas semanas|desde cuando|hace cuanto) (lleva|llevan|esta|estan|sigue|siguen|que esta|que lleva) [ya] (parada|parado|paradas|parados|quieta|quieto|atascada|atascado|bloqueada|asi|sin mueve|sin moverse|sin tocar|sin cambios|sin avanzar|{column}) {task}',
      '(cuanto|cuanto tiempo|cuantos dias|cuantas semanas|desde cuando|hace cuanto) (lleva|llevan|esta|estan|sigue|siguen|que esta|que lleva) {task} (parada|parado|paradas|parados|quieta|quieto|atascada|atascado|bloqueada|asi|sin mueve|sin moverse|sin tocar|sin cambios|sin avanzar|{column})',
      '(cuanto|cuanto tiempo|cuantos dias|desde cuando|hace cuanto) (lleva|esta|que esta|que lleva) {task} [parada|parado|esperando] (en|como) {column}',
    ],
    field('since'),
  ),
  ...whole(
    ['[the|its] (due date|deadline|due day|due)'],
    ['[la|el|su] (fecha|plazo|fecha limite|fecha de entrega|vencimiento)'],
    field('due'),
  ),
  ...whole(['[the|its] (tags|labels)'], ['[las|sus] etiquetas'], field('tags')),
  ...whole(
    ['(is|are) {task} [really|still|already] [(tagged|labelled|labeled|marked)] [as] {known:tagged}'],
    ['[ya] (es|son|esta|estan) {task} [marcada|marcado|etiquetada|etiquetado] [como] {known:tagged}'],
    tagsOfOne,
  ),
  ...whole(['[the|its] (status|state|column)'], ['[el|su] (estado|columna)'], field('status')),
  ...whole(
    ['[the|its] (owner|assignee|person responsible)'],
    ['[el|la|su] (responsable|encargado|encargada)'],
    field('assignee'),
  ),
  ...whole(
    [
      '(and|what about|how about|and what about|and how about|what of) {owner}',
      '(and|what about) {possessive:owner} [ones|tasks|tickets|things]',
    ],
    [
      '(y|que tal|y que pasa con|que pasa con|y que hay de) [lo de|las de|los de|la de] {owner}',
      'y {owner} que (hace|lleva|tiene)',
      '{owner} que (hace|lleva|tiene)',
      '{owner} en que (anda|esta|trabaja)',
    ],
    heldBy,
  ),
  ...whole(
    [
      'what (do|have) {owner} and {owner:other} (have|got|do)',
      'what are {owner} and {owner:other} (doing|working on|up to)',
      '(show|show me|list) {possessive:owner} and {possessive:other} (tasks|tickets|work)',
    ],
    [
      'que (tienen|llevan|hacen) {owner} y {owner:other}',
      'en que (estan|andan|trabajan) {owner} y {owner:other}',
    ],
    both,
  ),
  ...whole([], ['que (falta|queda|hay|tenemos|sigue pendiente) de {known:tagged}'], tagged),
  ...whole(
    [
      '(what|which) (tag|tags|label|labels) (does|has|have|is on|are on|goes with|do we have on) {task} [have|got|carry|on it]',
      '(what|which) (tag|tags|label|labels) (does|has) (it|this) [have|got|carry]',
      'how is {task} (tagged|labelled|labeled)',
    ],
    [
      '(que|cuales) (etiqueta|etiquetas) (tiene|lleva|hay|tiene puesta|tiene puestas)',
      '(que|cual es la|cuales son las) (etiqueta|etiquetas) (tiene|lleva|de|del|tiene puestas) {task}',
      'como (esta|va) (etiquetada|etiquetado) [{task}]',
    ],
    field('tags'),
  ),
  ...whole(
    [
      'what does {owner} do (here|for us|for a living|for work|in the company|in this company|at the company|exactly)',
      "(what is|what's) {owner} [doing] here (for|as)",
      'what do we have {owner} for',
    ],
    [
      'a que se dedica {owner} [aqui|en la empresa]',
      'que (hace|pinta) {owner} (aqui|en la empresa|en esta empresa|en la casa)',
      'de que (trabaja|hace) {owner} [aqui|en la empresa]',
    ],
    somebody,
  ),
  ...whole(
    [
      'what (is|does|has) {owner} [still|currently|now] (holding|hold|holding on to|hold on to|sitting on|hanging on to|got left|have left|left to do|stuck with)',
      'what (is|does) {owner} still (have|own|owe us|need to do|owing us)',
    ],
    [
      'que (le queda|le falta|tiene pendiente|sigue teniendo|sigue llevando|conserva) [todavia|aun] [a] {owner} [todavia|aun] [por hacer|pendiente]',
      'que (tiene|lleva) {owner} (todavia|aun|pendiente|sin terminar|sin acabar)',
    ],
    heldBy,
  ),
  ...whole(
    ["(how is|how's) {task} (coming along|coming on|getting on|progressing|looking|doing|holding up)"],
    ['(que tal|como) (va|anda|sigue|avanza|progresa|lleva) {task}'],
    field('status'),
  ),
  ...opening(
    [
      `(is there|do we have|have we got|does anyone have|did we make|did anyone make|is there already|do we already have) [already] [a|any|some] ${card} (for|about|on|to|that|regarding|where)`,
      `(which|what) ${card} (is|was) (about|for)`,
    ],
    [
      `(hay|tenemos|existe|hay ya|tenemos ya) [ya] [una|un|alguna|algun] ${tarea} (para|sobre|de|que|por)`,
      `(que|cual) ${tarea} es la (de|del|que)`,
    ],
    tasksAbout,
  ),
];
