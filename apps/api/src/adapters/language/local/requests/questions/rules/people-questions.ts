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
const team: Answerable = ({ department }) => (department ? { kind: 'team', departmentId: department } : null);
const everyone: Answerable = ({ named }) =>
  named.length > 1 ? { kind: 'people', userIds: [...named] } : null;
const somebody: Answerable = ({ owner }) => (owner ? { kind: 'person', userId: owner } : null);
const blocked: Answerable = ({ context }) => ({
  kind: 'people',
  userIds: context.people.filter(({ isActive }) => !isActive).map(({ id }) => id),
});
const least: Answerable = ({ department }) => ({
  kind: 'least',
  ...(department ? { departmentId: department } : {}),
});
const duplicates: Answerable = () => ({ kind: 'duplicates' });

const firstOf =
  (mine: boolean): Answerable =>
  ({ owner, context }) => {
    const userId = mine ? context.me : owner;
    return userId
      ? { kind: 'list', filter: { assigneeId: userId, statuses: ['pending', 'todo', 'in-progress'] } }
      : null;
  };
const doing =
  '(do|tackle|work on|start with|start|begin with|take on|handle|finish|pick up|focus on|prioritise|prioritize) (first|next|today|now|tomorrow|this week) [today|now|this morning]';

const busy = '(working on|doing|up to|busy with|on|working at)';
const staff = '[team|department|people|folks|crew|staff|guys|lot]';
const now = '[right now|now|at the moment|currently|these days|today|this week]';
const ahora = '[ahora|ahora mismo|estos dias|hoy|esta semana]';

/** Who does what, who has most, who was there. */
export const peopleQuestions: readonly QuestionRule[] = [
  ...whole(
    [
      `what (should|must|can|do|shall) i [have to|need to] ${doing}`,
      "what's (first|next) for me",
      'where should i (start|begin) [today|now]',
    ],
    [
      'que (debo|debería|tengo que|deberia) haz (primero|hoy|ahora)',
      'por donde empiezo [hoy]',
      'que hago primero [hoy]',
    ],
    firstOf(true),
  ),
  ...whole(
    [`what (should|must|can|does|shall) {owner} [have to|need to] ${doing}`],
    ['que (debe|deberia|tiene que) haz {owner} (primero|hoy|ahora)'],
    firstOf(false),
  ),
  ...opening(
    [
      "(who has|who's) [got] [the] (most|more)",
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
      `(what is|what's|what else is) on {possessive:owner} plate ${now}`,
      `what (has|does) {owner} (on|have on|got on) [his|her|their|the] plate ${now}`,
      `(show|show me) {possessive:owner} plate`,
    ],
    [],
    firstOf(false),
  ),
  ...whole(
    [
      `(what is|what's|what are|what was) ({owner}|[the] {department} ${staff}) [currently|now] ${busy} ${now}`,
      `what are the (people|folks|crew|staff|guys) (in|of|from|on|at) [the] {department} [team|department] [currently|now] ${busy} ${now}`,
      "(what is|what's) (going on|happening|new) (in|with) [the] {department} [team|department]",
    ],
    [
      `en que (trabaja|esta trabajando|anda|esta|trabajan|estan trabajando) ({owner}|[el|la|los|las] [departamento|equipo|gente|personas] [de|del] {department}) ${ahora}`,
      `que (hace|esta haciendo|lleva|hacen) ({owner}|[el|la|los|las] [departamento|equipo|gente|personas] [de|del] {department}) ${ahora}`,
    ],
    workingOn,
  ),
  ...whole(
    [
      'how (busy|loaded|full) is {owner}',
      `what (does|has) {owner} (have|got) (in hand|going on|going|underway) ${now}`,
      "(what is|what's) [on] {possessive:owner} (workload|load|day|week|agenda|plan) [like]",
      "(what is|what's) next for {owner}",
      'what (should|does|must|can) {owner} (do|have to do|need to do|work on) [next]',
      'does {owner} have [any] (time|capacity|room|much to do|a lot to do|too much to do|anything to do)',
      'is {owner} (busy|free|overloaded|available)',
      '(show|show me) {possessive:owner} (workload|work)',
    ],
    [
      `que tiene {owner} [(ahora|ahora mismo|hoy|esta semana)] (entre manos|por delante|encima|en marcha)`,
      'que tiene (entre manos|por delante|encima|en marcha) {owner}',
      'que le (toca|queda) a {owner}',
      'de que se (encarga|ocupa|hace cargo) {owner}',
      '(tiene|tendra) {owner} (tiempo|hueco|mucho trabajo|demasiado|mucho)',
      'esta {owner} (libre|liado|liada|ocupado|ocupada|cargado|cargada)',
      'como (anda|va|esta) {owner} de (trabajo|tiempo|carga)',
    ],
    workingOn,
  ),
  ...whole(
    [
      "(who is|who's|who are|who works|who do we have) (in|on|from) [the] {department} [team|department]",
      '(who|which people) (belongs|belong) to [the] {department} [team|department]',
      '(list|show|show me) [the] (people|members|everyone) (in|of|from) [the] {department} [team|department]',
    ],
    [
      '(quien|quienes) (esta|estan|trabaja|trabajan|hay) en [el|la] [departamento|equipo] [de] {department}',
      '(quien|quienes) (es|son) (de|del) [departamento|equipo] [de] {department}',
    ],
    team,
  ),
  ...whole(
    [
      "(who is|who's) {owner}",
      "(who is|who's) [working as|employed as|here as] {owner}",
      'what does {owner} do [here|for us|at the company|in the company]',
      '(what|which) (department|team) (is|does) {owner} (in|on|belong to|work in)',
      "(what is|what's) {possessive:owner} (job|position|role|title|department|team|manager|email|e-mail|mail)",
      "(who is|who's) {possessive:owner} (manager|boss)",
      'what does {owner} do',
    ],
    [
      'quien es {owner}',
      '(quien trabaja|quien hace|quien esta) de {owner}',
      'a que (departamento|equipo|area) pertenece {owner}',
      'que (hace|es) {owner} (aqui|en la empresa)',
      'de que (departamento|equipo) es {owner}',
      'en que (departamento|equipo) (esta|trabaja) {owner}',
      'que (puesto|cargo) tiene {owner}',
      'a que se dedica {owner}',
      'cual es el (puesto|cargo|correo|departamento) de {owner}',
      'quien es (el jefe|la jefa) de {owner}',
    ],
    somebody,
  ),
  ...whole(
    [
      "(who is|who's|who are|who do we have as|who works as) [the|our] {namesake:people}",
      '(list|show|show me|name) {namesake:people}',
      'which people are {namesake:people}',
    ],
    [
      '(quien es|quienes son|quien trabaja de|quienes trabajan de) {namesake:people}',
      '(lista|dime|muestra) {namesake:people}',
    ],
    everyone,
  ),
  ...whole(
    [
      "(is|are) (anyone|anybody|someone|somebody|any account|any accounts|any user|any users|anyone's account|anybody's account|any of the accounts) [currently] (blocked|locked|locked out|suspended|disabled|deactivated|inactive)",
      '(who|which accounts|which people|which users|whose account) (is|are) [currently] (blocked|locked|locked out|suspended|disabled|deactivated|inactive)',
      '(are there|do we have|list|show|show me) [any] (blocked|locked|suspended|disabled|deactivated|inactive) (accounts|users|people|colleagues)',
    ],
    [
      '(hay|tenemos) (alguien|alguna cuenta|algun usuario|cuentas|usuarios) (bloqueado|bloqueada|bloqueados|bloqueadas|desactivado|desactivada|suspendido|suspendida)',
      '(quien|quienes|que cuentas|que usuarios) (esta|estan) (bloqueado|bloqueada|bloqueados|bloqueadas|desactivado|desactivados)',
      'esta (alguien|alguna cuenta) (bloqueado|bloqueada|desactivado|desactivada)',
    ],
    blocked,
  ),
  ...whole(
    [
      'is {owner} (blocked|active|inactive|locked out|suspended|still here|still active)',
      'is {possessive:owner} account (blocked|active|locked|disabled|suspended)',
    ],
    [
      'esta {owner} (bloqueado|bloqueada|activo|activa|inactivo)',
      'esta (bloqueado|bloqueada|activo|activa) {owner}',
    ],
    somebody,
  ),
  ...opening(
    [
      'who (in|of|from|on|at) [the|our] {department} [team|department] has [got] [the] (least|fewest) [tasks|work|to do]',
      'who has [got] [the] (least|fewest) [open] [tasks|work|to do|on] (in|of|from|on|at) [the|our] {department}',
      "(who is|who's) [the] (least busy|free|available|least loaded|idle)",
      'who has [got] [the] (least|fewest|nothing|no tasks|time|capacity|room)',
      "who (hasn't|has not) [got] (anything|any tasks|much)",
      '(who|which person|which one|which colleague) (in|of|from|on|at) [the|our] {department} [team|department] has [got] [the] (least|fewest|nothing|no tasks|time|capacity|room)',
      '(who|which person|which one|which colleague) (in|of|from|on|at) [the|our] {department} [team|department] is [the] (least busy|free|freest|available|least loaded|idle)',
      "(who is|who's) [the] (least busy|freest|least loaded) (in|of|from|on|at) [the|our] {department}",
      'who has [got] [the] (least|fewest) [open] [tasks|work|to do] [on] (in|of|from|on|at) [the|our] {department}',
    ],
    [
      'quien tiene [el] menos',
      'quien (esta|va) (libre|mas libre|menos cargado|menos cargada|menos liado|menos ocupado)',
      'quien no tiene (nada|tareas)',
      'quien tiene (tiempo|hueco)',
      'quien (de|del|en) [el|la|los] [equipo|departamento] [de] {department} (tiene [el] menos|lleva menos|esta mas libre|esta libre|esta menos cargado|tiene hueco|tiene tiempo)',
      'quien tiene [el] menos [tareas|trabajo] [abiertas|pendientes] (de|del|en) [el|la] [equipo|departamento] [de] {department}',
    ],
    least,
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
