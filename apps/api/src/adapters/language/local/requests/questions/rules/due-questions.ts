import { openColumns } from '@/adapters/language/local/requests/filters/filter-rules';
import type { Day, TaskFilter } from '@/adapters/language/local/requests/request';
import { type Answerable, type Asked, opening, type QuestionRule, whole } from '../question-rule';

/** The tasks that the rest of a question narrows, where that holds nothing that only words tell. */
function within(asked: Asked, own: TaskFilter): TaskFilter | null {
  const filter = asked.filter();
  return filter.about === undefined
    ? { statuses: [...openColumns], due: { from: asked.context.today }, ...filter, ...own }
    : null;
}

const deadlines =
  (own: (asked: Asked) => TaskFilter): Answerable =>
  (asked) => {
    const filter = within(asked, own(asked));
    return filter ? { kind: 'list', filter } : null;
  };
/** 'Deadlines this week': without days it asks for nothing that is known. */
const deadlinesThen: Answerable = (asked) =>
  asked.filter().due === undefined ? null : deadlines(() => ({}))(asked);
const ofMine = ({ context }: Asked): TaskFilter => ({ assigneeId: context.me });

/** By when: what is overdue has to be done by then too. */
function until(days: { from?: Day; to?: Day }, today: Day): { from?: Day; to?: Day } {
  const { from, to } = days;
  return from !== undefined && from <= today && to !== undefined ? { to } : days;
}

const toBeDone =
  (isMine: boolean): Answerable =>
  (asked) => {
    const { owner, context } = asked;
    const { due, ...others } = asked.filter();
    const userId = isMine ? context.me : owner;
    // Without a stretch of days, or about something, it is another question.
    if (!userId || typeof due !== 'object' || Object.keys(others).length > 0) return null;
    return {
      kind: 'list',
      filter: {
        assigneeId: userId,
        due: until(due, context.today),
        statuses: [...openColumns],
      },
    };
  };

const must = '(have to|need to|must|got to|ought to)';
const done = '(do|get done|finish|complete|deliver|hand in|wrap up|work on|take care of)';
const hacer = '(haz|termina|acaba|entrega|completa|cierra)';
const dates = '(deadlines|due dates)';
const plazos = '(plazos|vencimientos|entregas|fechas limite|fechas de entrega)';
const show = '(show|show me|list|give me|tell me|what are|which are)';
const muestra = '(cuales son|muestra|muestra -me|dime|lista|ensena -me|da -me)';

/** What is due in days to come, and what somebody must do by then. */
export const dueQuestions: readonly QuestionRule[] = [
  ...opening(
    [
      `[${show}] my [upcoming|next|coming|open] ${dates}`,
      `(what|which|any) [upcoming|coming] ${dates} do i have`,
      `do i have [any] [upcoming|coming] ${dates}`,
    ],
    [
      `[${muestra}] mis [proximos|proximas|siguientes] ${plazos}`,
      `que [proximos] ${plazos} tengo`,
      `tengo [algun|algunos] ${plazos}`,
    ],
    deadlines(ofMine),
  ),
  ...opening(
    [
      `[${show}] [all] [the|our] (upcoming|next|coming) ${dates}`,
      `(what|which) ${dates} (are coming up|are coming|are next|are up next|are ahead|are approaching|are close|come next|come up|are there|do we have|have we got|fall)`,
      `(any|are there any|do we have any) [upcoming|coming] ${dates} [coming up|coming|ahead]`,
      `(what|which) (upcoming|coming) ${dates} (are there|do we have|have we got)`,
    ],
    [
      `[${muestra}] [los|las|nuestros|nuestras] (proximos|proximas|siguientes) ${plazos}`,
      `que ${plazos} (vienen|se acercan|hay|tenemos|quedan|se nos vienen|tocan)`,
      `(hay|tenemos) [algun|algunos] ${plazos}`,
    ],
    deadlines(() => ({})),
  ),
  ...whole(
    [
      'am i (late|behind|overdue|running late|falling behind) [(on|with|in|for) (anything|something|my tasks|my work|any task|any tasks)] [today|now]',
    ],
    [
      '(voy|estoy|ando) (atrasado|atrasada|tarde|con retraso|retrasado|retrasada) [(con|en) (algo|alguna tarea|mis tareas|mi trabajo)]',
    ],
    ({ context }) => ({ kind: 'list', filter: { assigneeId: context.me, due: 'overdue' } }),
  ),
  ...opening([`[${show}] [all] [the|our] ${dates}`], [`[${muestra}] [los|las] ${plazos}`], deadlinesThen),
  ...whole(
    [],
    ['que (vence|caduca|toca entregar) (proximamente|pronto|en breve)'],
    deadlines(() => ({})),
  ),
  ...opening(
    [`what do i [still] ${must} ${done}`, `what must i [still] ${done}`],
    [`que (tengo que|debo) ${hacer}`],
    toBeDone(true),
  ),
  ...opening(
    [`what does {owner} [still] ${must} ${done}`, `what must {owner} [still] ${done}`],
    [`que (tiene que|debe) ${hacer} {owner}`],
    toBeDone(false),
  ),
];
