import type { TaskFilter } from '@/adapters/language/local/requests/request';
import { type Answerable, type Asked, opening, type QuestionRule, whole } from '../question-rule';

const most =
  (by: 'assignee' | 'tag' | 'department'): Answerable =>
  ({ filter }) => ({ kind: 'most', filter: withOpen(filter()), by });

/** Who has most has most to do: what is done counts only where it is asked for. */
function withOpen(filter: TaskFilter): TaskFilter {
  const { about: _, ...known } = filter;
  const isNamed = known.statuses !== undefined || known.due !== undefined || known.isProposal !== undefined;
  return isNamed ? known : { ...known, statuses: ['pending', 'todo', 'in-progress'] };
}

const workingOn: Answerable = ({ owner, department }: Asked) => ({
  kind: 'working-on',
  ...(owner ? { userId: owner } : {}),
  ...(department ? { departmentId: department } : {}),
});
const meWorkingOn: Answerable = ({ context }) => ({ kind: 'working-on', userId: context.me });
const everybody: Answerable = () => ({ kind: 'working-on' });
const attendees: Answerable = () => ({ kind: 'attendees' });
const duplicates: Answerable = () => ({ kind: 'duplicates' });

const busy = '(working on|doing|up to|busy with|on|working at)';
const now = '[right now|now|at the moment|currently|these days|today|this week]';
const ahora = '[ahora|ahora mismo|estos dias|hoy|esta semana]';

/** Who does what, who has most, who was there. */
export const peopleQuestions: readonly QuestionRule[] = [
  ...opening(
    [
      'who has [got] [the] (most|more)',
      "(who is|who's) [the] (busiest|most busy|most loaded|overloaded|the most)",
      'who (is|has) [doing] [the] most',
    ],
    [
      'quien tiene [el] mas',
      'quien (esta|va) mas (cargado|cargada|liado|liada|ocupado|ocupada)',
      'quien lleva mas',
    ],
    most('assignee'),
  ),
  ...opening(['(which|what) (tag|label) has [the] most'], ['que etiqueta tiene mas'], most('tag')),
  ...opening(
    ['(which|what) (department|team) has [the] most'],
    ['que (departamento|equipo|area) tiene mas'],
    most('department'),
  ),
  ...whole(
    [
      `(what is|what's|what are|what was) ({owner}|[the] {department} [team|department]) [currently|now] ${busy} ${now}`,
      'what (has|does) ({owner}|[the] {department} [team|department]) (on|have on) [his|her|their|the] plate',
    ],
    [
      `en que (trabaja|esta trabajando|anda|esta|trabajan|estan trabajando) ({owner}|[el|la] [departamento|equipo] [de] {department}) ${ahora}`,
      `que (hace|esta haciendo|lleva|hacen) ({owner}|[el|la] [departamento|equipo] [de] {department}) ${ahora}`,
    ],
    workingOn,
  ),
  ...whole(
    [`what am i ${busy} ${now}`, 'what should i (work on|do) [next]'],
    [`en que (trabajo|estoy trabajando|ando) ${ahora}`],
    meWorkingOn,
  ),
  ...whole(
    [`(what is|what's|what are) (everyone|everybody|people|we|the team) ${busy} ${now}`],
    [`en que (trabajamos|estamos trabajando|trabaja la gente|trabaja el equipo|estamos) ${ahora}`],
    everybody,
  ),
  ...whole(
    [
      'who (was|were|attended|joined|took part|participated|was there|was present) [in|at] [the|this] [meeting|call|recording]',
      '(who are|list|show me) the (attendees|participants)',
    ],
    [
      '(quien|quienes) (estuvo|estuvieron|estaba|estaban|participo|participaron|asistio|asistieron|fue|fueron) [en|a] [la|esta] [reunion|llamada]',
      '(quienes son|lista|dime) los (asistentes|participantes)',
    ],
    attendees,
  ),
  ...whole(
    [
      '(are there|find|show|show me|list|do we have) [me] [any|all|the|possible] (duplicates|duplicate tasks)',
      '(which|what) tasks are (duplicates|duplicated|the same)',
    ],
    [
      '(hay|busca|encuentra|muestra|dime) [-me] [los|las|algun|alguna|tareas] (duplicados|duplicadas|duplicado|repetidas)',
      'que tareas estan (duplicadas|repetidas)',
    ],
    duplicates,
  ),
];
