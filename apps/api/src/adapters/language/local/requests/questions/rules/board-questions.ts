import type { TaskFilter } from '@/adapters/language/local/requests/request';
import { type Answerable, type Asked, opening, type QuestionRule, whole } from '../question-rule';

const overdue: Answerable = () => ({ kind: 'list', filter: { due: 'overdue' } });
const finished: Answerable = ({ owner, context, sinceLeft, taskLeft }: Asked) => {
  const since = sinceLeft();
  if (taskLeft()) return null;
  const filter: TaskFilter = { statuses: ['done'] };
  if (since) filter.finishedSince = since;
  if (owner) filter.assigneeId = owner;
  return owner || since || context.place === 'board' ? { kind: 'list', filter } : null;
};
const mineFinished: Answerable = (asked) => finished({ ...asked, owner: asked.context.me });
const perPerson: Answerable = ({ filter }) => {
  const { about: _, ...known } = filter();
  return { kind: 'most', filter: known, by: 'assignee' };
};
const leftToDo: Answerable = ({ context }) =>
  context.place === 'board'
    ? { kind: 'list', filter: { statuses: ['pending', 'todo', 'in-progress'] } }
    : null;
const help: Answerable = () => ({ kind: 'help' });

const ended =
  '(finish|finished|complete|completed|close|closed|get done|gotten done|got done|achieve|achieved|ship|shipped)';
const each = '(per|for each|for every|by) (person|assignee|colleague)';

/** What the board comes to as a whole. */
export const boardQuestions: readonly QuestionRule[] = [
  ...whole(
    [
      '(which|what) (tasks|tickets|proposals) (came|come|are|were) (from|out of) (the|our) (last|latest|previous) (meeting|call)',
    ],
    ['que tareas (salieron|vienen|salen) de la ultima (reunion|llamada)'],
    () => ({ kind: 'list', filter: { origin: 'last' } }),
  ),
  ...whole(
    ['(which|what) (tasks|tickets|proposals) (came|come|are|were) (from|out of) [the|our] {words}'],
    ['que tareas (salieron|vienen|salen) de [la|el] {words}'],
    ({ words }) => (words ? { kind: 'list', filter: { origin: { named: words } } } : null),
  ),
  ...whole(
    [
      '(is|are) [there] (anything|something|any tasks|things|any) (late|overdue|behind|delayed)',
      'are we (late|behind) [with|on] [anything|something|schedule]',
      "(what are we|what's|what is) (late|behind) (with|on)",
    ],
    [
      '(hay|tenemos) (algo|cosas) (atrasado|atrasadas|vencido|vencidas|retrasado)',
      'vamos (tarde|con retraso) [en|con] [algo]',
    ],
    overdue,
  ),
  ...opening(
    [
      `what [all|else] (did|has|have) {owner} [already] ${ended}`,
      `what [all|else] (did|has|have) (we|they|the team|people) [already] ${ended}`,
    ],
    [
      'que (termino|ha terminado|acabo|ha acabado|cerro|ha cerrado|completo|ha completado) {owner}',
      'que (terminamos|hemos terminado|acabamos|hemos acabado|cerramos|hemos cerrado|completamos|se ha terminado|se termino)',
    ],
    finished,
  ),
  ...opening(
    [`what [all|else] (did|have) i [already] ${ended}`],
    ['que (he terminado|termine|he acabado|he cerrado)'],
    mineFinished,
  ),
  ...opening(
    [`how many [open|overdue|late|urgent] (tasks|tickets) [are there] ${each}`, `(tasks|tickets) ${each}`],
    ['cuantas tareas [hay] por persona', 'tareas por persona'],
    perPerson,
  ),
  ...whole(
    [
      'what can you do [for me]',
      'what can i (ask|ask you|say|do here)',
      'help [me]',
      'how do you work',
      'how does this work',
      'who are you',
    ],
    [
      'que (puedes|sabes) haz',
      'que (puedo|te puedo) (preguntar|pedir)',
      'ayuda [-me]',
      'ayudame',
      'como funcionas',
      'como funciona esto',
      'quien eres',
    ],
    help,
  ),
  ...whole(
    [
      "(what's|what is) (left|outstanding|open|still open|not done|left to do|still to do|to be done)",
      'what still (has|needs) to be done',
    ],
    ['que (falta|queda) [por haz]', 'que hay pendiente', 'que esta pendiente'],
    leftToDo,
  ),
];
