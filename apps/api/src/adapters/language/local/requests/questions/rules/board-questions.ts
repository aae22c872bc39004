import { addDays, dayText, readDay } from '@/adapters/language/days/calendar-date';
import { openColumns } from '@/adapters/language/local/requests/filters/filter-rules';
import { finishedWithin } from '@/adapters/language/local/requests/filters/within-days';
import type { TaskFilter } from '@/adapters/language/local/requests/request';
import { type Answerable, type Asked, opening, type QuestionRule, whole } from '../question-rule';

const overdue: Answerable = () => ({ kind: 'list', filter: { due: 'overdue' } });
const finished: Answerable = ({ owner, context, sinceLeft, pastLeft, taskLeft }: Asked) => {
  const past = pastLeft();
  const since = past?.from ?? sinceLeft();
  if (taskLeft()) return null;
  const filter: TaskFilter = past ? finishedWithin(past) : { statuses: ['done'] };
  if (since) filter.finishedSince = since;
  if (owner) filter.assigneeId = owner;
  return owner || since || context.place === 'board' ? { kind: 'list', filter } : null;
};
const mineFinished: Answerable = (asked) => finished({ ...asked, owner: asked.context.me });
const unassigned: Answerable = () => ({
  kind: 'list',
  filter: { assigneeId: null, statuses: [...openColumns] },
});
const proposed: Answerable = () => ({ kind: 'list', filter: { isProposal: true } });
const oldest: Answerable = () => ({ kind: 'extreme', by: 'created' });
const newest: Answerable = () => ({ kind: 'extreme', by: 'newest' });
const unmoved: Answerable = ({ column }) => ({
  kind: 'extreme',
  by: 'since',
  ...(column ? { status: column } : {}),
});
const nextDue: Answerable = () => ({ kind: 'extreme', by: 'due' });
const perPerson: Answerable = ({ filter }) => {
  const { about: _, ...known } = filter();
  return { kind: 'most', filter: known, by: 'assignee' };
};
const openPerPerson: Answerable = () => ({
  kind: 'most',
  filter: { statuses: [...openColumns] },
  by: 'assignee',
});
/** Who has how much that is overdue. */
export const latePerPerson: Answerable = () => ({ kind: 'most', filter: { due: 'overdue' }, by: 'assignee' });
const leftToDo: Answerable = ({ context }) =>
  context.place === 'board'
    ? { kind: 'list', filter: { statuses: [...openColumns] } }
    : { kind: 'summary', of: context.place };
const inDays =
  (count: number) =>
  ({ context }: Asked) => {
    const today = readDay(context.today);
    return today ? dayText(addDays(today, count)) : context.today;
  };
const coming: Answerable = (asked) => ({
  kind: 'list',
  filter: {
    due: { from: asked.context.today, to: inDays(7)(asked) },
    statuses: [...openColumns],
  },
});
const stuck: Answerable = (asked) => ({
  kind: 'list',
  filter: { statuses: ['in-progress'], unmovedSince: inDays(-14)(asked) },
});
const tagged: Answerable = ({ filter }) => {
  const found = filter();
  return found.tags ? { kind: 'list', filter: found } : null;
};
const thanks: Answerable = () => ({ kind: 'thanks' });
const help: Answerable = () => ({ kind: 'help' });

const ended =
  '(get through|got through|finish|finished|complete|completed|close|closed|get done|gotten done|got done|achieve|achieved|ship|shipped)';
const one = '(each|every) (person|one|colleague|of us) (have|got|own)';
const all = '(does|has|do|have) (everybody|everyone|people|all of us) (have|got|own)';
const everyOne = '(everybody|everyone|people|all of us|each of us)';
const each = '(per|for each|for every|by) (person|assignee|colleague)';

/** What the board comes to as a whole. */
export const boardQuestions: readonly QuestionRule[] = [
  ...opening(
    ['(what|which ones) (is|are|do we have) [there|left] (with|under) the (tag|label)'],
    ['que (hay|tenemos|queda|quedan) (con|en|bajo) [la|las] (etiqueta|etiquetas)'],
    tagged,
  ),
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
      `what {owner} [has|have] [already] ${ended}`,
      `what [all|else] (did|has|have) (we|they|the team|people) [already] ${ended}`,
      `[have we|did we|has anybody|did anybody] ${ended} (anything|something)`,
      `(was|has) anything [been] ${ended}`,
      `what (was|has been|got|is) [already] ${ended}`,
    ],
    [
      'que [cosas|tareas] (hizo|ha hecho|termino|ha terminado|acabo|ha acabado|cerro|ha cerrado|completo|ha completado) {owner}',
      'que [cosas|tareas] (hicimos|hemos hecho|terminamos|hemos terminado|acabamos|hemos acabado|cerramos|hemos cerrado|completamos|se ha terminado|se termino)',
    ],
    finished,
  ),
  ...opening(
    [`what [all|else] (did|have) i [already] ${ended}`],
    ['que (he terminado|termine|he acabado|he cerrado)'],
    mineFinished,
  ),
  ...whole(
    [
      '(what|which tasks|which|anything|something|tasks) [has|have|does|is|are|that] (nobody|no one|noone) [yet|already|still] (picked up|taken|got|own|owns|on|doing|working on|has picked up|has taken|looking after|assigned)',
      "(what|which tasks|what's|what is|anything|show me|list|show) [is|are] [everything|all|what is|what's] [still] (unassigned|not assigned|up for grabs|without an owner|without owner|ownerless|free to take|open to take)",
      'what (can i|could i) (pick up|take on|grab)',
      "(is there|are there|do we have|have we got|isn't there) (anything|something|any tasks|any task|tasks|any work|work|any) [left|else|still] [on (the|our) (board|list)|there|here|open] [that|which] (nobody|no one|noone|nobody else) [has|is|have|'s] [yet] (taken|picked up|got|doing|working on|looking after|assigned to|taken on|claimed|grabbed|wants|wanted) [yet|so far]",
      '(is there|are there|do we have) (anything|something|any tasks|any task|tasks|any work) [left|still] [on (the|our) (board|list)] (without an owner|without anyone|unassigned|up for grabs|not taken|not assigned|free)',
    ],
    [
      '(que|ensena -me|muestra -me|dime|lista|hay algo) [tareas] [lo que|las que|que] [esta|estan|hay|queda|quedan|sigue|siguen] [todavia|aun] (sin asignar|sin dueno|sin responsable|libre|libres|huerfanas|sin nadie)',
      'que (no tiene|no lleva|no ha cogido) nadie',
      '(hay|queda|tenemos) (algo|alguna tarea|tareas|alguna cosa) [en el tablero|todavia|aun] que [todavia|aun] (no tenga|no tiene|no lleve|no lleva|no haya cogido|no ha cogido|no hace|no haga) [todavia|aun] nadie [todavia|aun]',
      '(hay|queda|tenemos) (algo|alguna tarea|tareas) [en el tablero] que nadie (haya cogido|ha cogido|tenga|tiene|lleve|lleva|haga|este haciendo) [todavia|aun]',
    ],
    unassigned,
  ),
  ...whole(
    [
      '[(show|show me|list|what are|which are|give me|any|are there any|do we have any)] [all] [the|our|open] (proposals|proposal|suggestions)',
      '(what|which|anything|something|what is|which tasks are) [is|are|still] (waiting|pending|awaiting|waiting for|up) [for|my|on] (approval|my approval|my ok|a decision)',
      'what do i [still] (need to|have to) approve',
    ],
    [
      '[(muestra|ensena|lista|dime|cuales son|hay) [-me]] [todas] [las] propuestas',
      '(que|hay algo) [hay|queda|esta|tengo] (por aprobar|pendiente de aprobar|pendiente de aprobacion|sin aprobar)',
    ],
    proposed,
  ),
  ...whole(
    [
      "[what is|what's|which is|show me] [the|our] oldest [open] (task|ticket|card|one|thing) [on the board|we have|of all|there]",
      'which (task|ticket) (is|has been) [here|on the board] [the] (oldest|longest)',
    ],
    ['[cual es|dime] [la|el] (tarea|ticket|tarjeta) mas (antigua|antiguo|vieja|viejo) [del tablero]'],
    oldest,
  ),
  ...whole(
    [
      "[what is|what's|which is|show me] [the|our] (newest|latest|most recent|last created|most recently created|last added) [open] (task|ticket|card|todo) [on the board|we have|of all|there|added|created]",
      '(what|which task|which ticket|what task) (was|is|got) (created|added|opened|made) (last|most recently|latest|recently)',
      '(what is|which is|what are) [the] (newest|latest) [one] [on the board|on our list]',
      'what was the last (task|ticket|card) (created|added|opened|that was created|that was added|we created|we added)',
    ],
    [
      '[cual es|cual|dime|cual fue] [la|el] (tarea|ticket|tarjeta) mas (nueva|nuevo|reciente) [del tablero|que hay]',
      '[cual es|cual fue|dime] [la|el] (ultima|ultimo) (tarea|ticket|tarjeta) [que] (creada|creado|anadida|anadido|se creo|se anadio|creamos|anadimos|hemos creado|hemos anadido|se ha creado|abierta)',
      'que (tarea|ticket) (se creo|se anadio|es|se ha creado) (la ultima|el ultimo|la mas reciente|la mas nueva|mas reciente|mas nueva)',
    ],
    newest,
  ),
  ...whole(
    [
      "(what has|what's|what is|which has|which task has|which one has|which ticket has|what task has|which task is) [been] [sitting|stuck|lying|waiting|stalled|parked|there|stuck there] [in|at|on] [the] {column} [column] [the] longest",
      "(what has|what's|what is|which has|which task has|which one has|which ticket has|what task has) [been] (sitting|stuck|lying|waiting|stalled|parked|idle|untouched|there|around) [there|still] [the] longest",
      "(what|which task|which one|which ticket|which tasks|which) (has|have|has been|is|'s) [been] [sitting|stuck|waiting|parked|stalled] [in|on] [the] [{column}] [the] longest",
      "(what|which task|which one) (has not|hasn't) (moved|been touched|changed) [for] [the] longest",
    ],
    [
      '(que|cual|que tarea) (lleva|es la que lleva) mas [tiempo] (en|parada en|parado en) {column}',
      '(que|cual|cuales) [tarea|tareas|ticket] (lleva|llevan|esta|estan|es la que lleva|son las que llevan) mas (tiempo|dias|semanas|meses) [sin] (parada|parado|paradas|mueve|moverse|tocar|tocarse|quieta|quietas|atascada|atascadas|cambios|cambia|avanzar|actualizar) [en] [la columna] [{column}]',
      '(que|cual|que tarea) (lleva|es la que lleva) mas [tiempo] (parada|parado|sin mover|sin moverse|sin tocar|quieta|atascada)',
    ],
    unmoved,
  ),
  ...whole(
    [
      "(when is|when's) (the|our) (next|nearest|closest|first) (deadline|due date|delivery)",
      "(what is|what's|which task is|which is) [the] (next deadline|next thing due|next due date|next task due|due next|most urgent deadline|first deadline|closest deadline)",
    ],
    [
      '(cual es|que es) (lo proximo que vence|el proximo plazo|lo siguiente que vence|el proximo vencimiento)',
      'que vence (antes|primero)',
      '(cuando|cual|que dia) (es|toca) (el|la) (proximo|proxima|siguiente) (plazo|vencimiento|entrega|fecha|fecha limite)',
      'que es lo (proximo|siguiente|primero) que (vence|toca|hay que entregar|tenemos que entregar|caduca)',
    ],
    nextDue,
  ),
  ...opening(
    [
      `how many (tasks|tickets) [are there] ${each}`,
      `(tasks|tickets) ${each}`,
      `how many (tasks|tickets) (does|has) ${one}`,
      `how many (tasks|tickets) ${all}`,
      'how are the tasks (spread|distributed|split)',
      '(workload|load) (per|by|of) [each|every] (person|people|the team|team)',
    ],
    [
      'cuantas tareas [hay] por persona',
      'tareas por persona',
      'cuantas tareas tiene cada (uno|una|persona|cual)',
      'cuantas tareas (tiene|tenemos|tienen) (todo el mundo|todos|cada uno de nosotros)',
      'como esta repartido el trabajo',
    ],
    perPerson,
  ),
  ...opening(
    [
      `how many (open|unfinished) (tasks|tickets) ([are there] ${each}|${all}|(does|has) ${one})`,
      `how many (tasks|tickets) (does|has|do) ${everyOne} [still] have (open|left|to do)`,
      `how many (tasks|tickets) (does|has|do) ${everyOne} still have`,
      `how many (tasks|tickets) (has|have) ${everyOne} [still] got (open|left|to do)`,
    ],
    [
      'cuantas tareas (abiertas|pendientes) [hay] (por persona|tiene cada (uno|una|persona|cual)|(tiene|tenemos|tienen) (todo el mundo|todos))',
      'cuantas tareas le (quedan|queda) a cada (uno|una|persona|cual)',
    ],
    openPerPerson,
  ),
  ...opening(
    [`how many (overdue|late) (tasks|tickets) ([are there] ${each}|${all}|(does|has) ${one})`],
    [
      'cuantas tareas (vencidas|atrasadas) [hay] (por persona|tiene cada (uno|una|persona|cual)|(tiene|tenemos|tienen) (todo el mundo|todos))',
    ],
    latePerPerson,
  ),
  ...whole(
    [
      'what can you do [for me]',
      'what can i (ask|ask you|say|do here)',
      'help [me]',
      'how do you work',
      'how does this work',
      'who are you',
      '(hello|hi|hey|good morning|good afternoon) [there] [tavla]',
    ],
    [
      'que (puedes|sabes) haz',
      'que (puedo|te puedo) (preguntar|pedir)',
      'ayuda [-me]',
      'ayudame',
      'como funcionas',
      'como funciona esto',
      'quien eres',
      '(hola|buenas|buenos dias|buenas tardes) [tavla]',
    ],
    help,
  ),
  ...whole(
    [
      "[ok|okay|great|perfect] [,] (thanks|thank you|thx|cheers|perfect|great) [,] [tavla|a lot|so much|very much|that's all|that is all|for now]",
    ],
    ['[vale|ok|perfecto] [,] (gracias|muchas gracias|perfecto|genial) [,] [tavla|por todo|eso es todo]'],
    thanks,
  ),
  ...whole(
    ["(what's|what is) (coming up|coming|up next)", 'what comes next'],
    ['que (viene|toca) (ahora|despues|luego)'],
    coming,
  ),
  ...whole(
    [
      '(which|what) [tasks|tickets|work] (is|are) (stuck|stalled|stale)',
      "(what's|what is) (stuck|stalled|stale)",
      'is anything (stuck|stalled)',
    ],
    ['que [tareas] (esta|estan) (parado|paradas|atascado|atascadas|estancado|estancadas)'],
    stuck,
  ),
  ...whole(
    [
      "(what's|what is) (left|outstanding|open|still open|not done|left to do|still to do|to be done) [here|on this|in this task]",
      'what still (has|needs) to be done',
    ],
    ['que (falta|queda) [por haz]', 'que hay pendiente', 'que esta pendiente'],
    leftToDo,
  ),
];
