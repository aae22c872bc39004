import type { Column, Day, Span } from '../request';
import type { TaskRef } from '../slots/task-slot';
import type { Noun, Part } from './part';
import { english, englishVerb, spanish, type Tile } from './tile';

type Has = Record<string, unknown>;
const to = ({ person }: Has): Part => ({ to: person as string });
const taking = ({ person }: Has): Part => ({ to: person as string, act: 'assign', isWished: true });
const nudged = ({ person }: Has): Part => ({ to: person as string, act: 'remind', isWished: true });
const from = ({ from: person }: Has): Part => ({ from: person as string });
const day = ({ day: value }: Has): Part => ({ day: value as Day });
const bareDay = ({ day: value }: Has): Part => ({ day: value as Day, isBareDay: true });
const span = ({ span: value }: Has): Part => ({ span: value as Span });
const column = ({ column: value }: Has): Part => ({ column: value as Column });
const toldColumn = ({ column: value }: Has): Part => ({ told: { column: value as Column } });
const tags = ({ known }: Has): Part => ({ tags: known as string[] });
const taken = ({ person, task: value }: Has): Part => ({
  from: person as string,
  act: 'take',
  task: value as TaskRef,
});
const toldTags = ({ known }: Has): Part => ({ told: { tags: known as string[] } });
const task = ({ task: value }: Has): Part => ({ task: value as TaskRef });
const noun = (name: Noun) => (): Part => ({ noun: name });

const unowned = (): Part => ({ act: 'take', noun: 'assignee', isWished: true });

const mine = "(i'll|i will|i can|let me|i'd better|i should|i could|i must)";

/** What a verb takes, each with the words that tell what it is to it. */
export const slotTiles: readonly Tile[] = [
  ...english(
    to,
    0.5,
    '(to|for|with|onto|at) {person}',
    '[to|as] {possessive:person} (list|plate|desk|pile|name)',
    'as [the] (owner|assignee) {person}',
  ),
  ...englishVerb(
    ({ person }, { me }) =>
      person === me ? { toMe: true, act: 'assign' } : { to: person as string, act: 'assign' },
    0.5,
    '(assign|give|hand|pass|reassign|delegate|get|put|make|let) {person}',
  ),
  ...english(
    taking,
    0.5,
    '{person} (should|can|could|will|must|has to|needs to|is going to|is to|may) [please|just|now] (take|have|do|handle|own|get|look after|deal with|take over|pick up|take care of|finish|be on) [over|on|care of]',
    '{person} (takes|gets|handles|owns|does|picks up|takes over)',
    '(can|could) {person} [please] (take|have|do|handle|own|get|look after|deal with|take over|pick up|take care of) [over|on|care of]',
    '(go|goes|belong|belongs|falls) to {person}',
  ),
  ...english(
    (bound, { me }) => taking({ ...bound, person: me }),
    0.5,
    `${mine} (take|do|handle|have|own|get|look after|deal with|take over|pick up|take care of) [over|on]`,
  ),
  ...english(
    nudged,
    0.5,
    '{person} (should|must|needs to|has to|ought to) (get|have|be given|receive) a (nudge|reminder|ping|poke)',
    '{person} (should|must|needs to|has to|ought to) be (reminded|nudged|pinged)',
    '{person} needs (a nudge|a reminder|reminding|nudging)',
  ),
  ...englishVerb(
    nudged,
    0.5,
    '(remind|nudge|ping|poke) {person}',
    '(give|send) {person} a (nudge|reminder|ping|poke)',
    '(set|add|create|schedule) a reminder for {person}',
  ),
  ...englishVerb(taken, 0.5, '(take|pull|get) {person} off {task}'),
  ...english(
    from,
    0.5,
    '(off|from|away from|off of|out of) {possessive:from} [list|plate|desk|hands|name|pile]',
    '(off|from|away from|off of) {holder:from}',
  ),
  ...english(
    ({ named }) => (Array.isArray(named) && named.length === 1 ? { from: named[0] } : {}),
    0.5,
    '(instead of|rather than|in place of|not) {namesake:named}',
  ),
  ...spanish(
    ({ named }) => (Array.isArray(named) && named.length === 1 ? { from: named[0] } : {}),
    0.5,
    '(en vez de|en lugar de) {namesake:named}',
  ),
  ...english(to, 0.5, '{person} (on|onto|in charge of|down for|to)'),
  ...english(
    day,
    0.5,
    '(to|for|by|until|till|before|due|due on|due by|as of|at|around|no later than|latest by) {day}',
    'with (a|the) (deadline|due date) of {day}',
  ),
  ...english(bareDay, 1.2, '{day}'),
  ...english(bareDay, 0.5, 'on {day}'),
  ...english(span, 0.6, '[by|for|another|out|back] {span} [later|more|back|out]'),
  ...english(
    column,
    0.5,
    '[back|over|straight|right|up|down|on] (to|in|into|as|under|on) [the] {column} [column|list|lane|pile]',
  ),
  ...english(column, 1.6, '{column}'),
  ...english(toldColumn, 1.2, '(is|are|was) [now|already|all|actually|really] {column}'),
  ...english(tags, 0.6, '[as|with|to] [the|a] {known} [tag|label]', '[the] (tag|label) {known}'),
  ...english(
    toldTags,
    1,
    '(is|are) [now|really|actually|very|quite|so|truly] {known}',
    "(isn't|aren't|is not|are not|is no longer|are no longer) [really|so|that] {known} [any more|anymore|any longer]",
    '[really|actually] (is|are) {known}',
  ),
  ...english(noun('date'), 0.4, '[the|its] (due date|deadline|due day|date|due)'),
  ...english(noun('assignee'), 0.4, '[the|its] (assignee|owner|assignment|person responsible)'),
  ...english(
    () => ({}),
    0.5,
    '(is|are) [really|actually|just|basically|both] [the] same [thing|task|ticket|ticket] [as]',
    '(looks|look|is|are|seems|reads) [all] (good|fine|ok|okay|great|right) [to me|for me]',
    '(that|this) way',
    'like that',
    '(from|of|in|out of) (this|the|that|our) (meeting|call|recording)',
    '(that is|that one is) (it|all)',
  ),
  ...english(() => ({ isLabelled: true }), 0.5, 'instead', 'rather'),
  ...english(() => ({ act: 'approve' }), 0.8, '(ok|okay|fine|good) (from|by|with) me', '[is|are] approved'),
  ...english(
    ({ words }) => ({ task: { kind: 'filter', filter: { about: [String(words).toLowerCase()] } } }),
    1,
    '(the|these|those|both) (two|three) {word:words} (ones|tasks|tickets)',
    '(both|all) [the] {word:words} (ones|tasks|tickets)',
  ),
  ...english(noun('tag'), 0.4, '[the|its|a|that|this] (tag|tags|label|labels)'),
  ...english(noun('status'), 0.4, '[the|its] (status|column|state)'),
  ...english(
    unowned,
    0.5,
    '(nobody|no one) (should|must|needs to) (own|have|do|take|be on|hold)',
    '[be] (unassigned|without an owner|without an assignee|without owner)',
  ),
  ...spanish(
    unowned,
    0.5,
    'que no (lo|la|los|las) (lleve|tenga) nadie',
    '(sin asignar|sin responsable|sin dueno)',
  ),
  ...english(task, 0, '[on|of|for|with|about] {task}'),
  ...spanish(to, 0.5, '(a|para|con) {person}', 'como responsable {person}'),
  ...spanish(
    taking,
    0.5,
    '(se encarga|se encargue|se ocupe|se ocupa) {person} [de]',
    '{person} (se encarga|se ocupa|se queda) (de|con)',
    '(lo|la|los|las) (haga|lleve|coja|tenga|hace|lleva|coge|hara|llevara) {person}',
  ),
  ...spanish(
    (bound, { me }) => taking({ ...bound, person: me }),
    0.5,
    '[ya] (lo|la|los|las) (hago|llevo|cojo|hare|llevare) yo',
    '[ya] me (encargo|ocupo|quedo) [yo] [de|con|-la|-lo]',
    '[ya] me (lo|la|los|las) (quedo|encargo) [yo]',
  ),
  ...spanish(from, 0.6, '(de|del) {holder:from}'),
  ...spanish(
    day,
    0.5,
    '(a|al|para|para el|hasta|hasta el|en|antes de|antes del|con fecha|con fecha de|con fecha del) {day}',
  ),
  ...spanish(bareDay, 1.2, '[el] {day}'),
  ...spanish(bareDay, 0.5, '(del|de) {day}'),
  ...spanish(span, 0.6, '[en|por|otra|otro] {span} [mas]'),
  ...spanish(column, 0.5, '(a|en|al|como|por|de|a la columna|en la columna|al estado) {column}'),
  ...spanish(column, 1.6, '{column}'),
  ...spanish(toldColumn, 1, '[ya] (esta|estan|queda) [ya] {column}'),
  ...spanish(tags, 0.6, '[con|de|como] [la|una] [etiqueta] [de] {known}'),
  ...spanish(toldTags, 1, '(es|son) [muy] {known}', '[ya] no (es|son) [tan] {known}'),
  ...spanish(
    () => ({}),
    0.6,
    '[ya] (llegaron|llego|ha llegado|han llegado|salio|se termino|termino|acabo|se ha hecho)',
    '(es|son) (lo mismo|la misma|la misma tarea|iguales|el mismo) [que]',
    '(de|en) esta (reunion|llamada)',
    '(me parece|parece|esta) bien',
  ),
  ...spanish(noun('date'), 0.4, '[la|el|su|de] (fecha|plazo|fecha limite|fecha de entrega|vencimiento)'),
  ...spanish(noun('assignee'), 0.4, '[el|la|su] (responsable|encargado|encargada|asignacion)'),
  ...spanish(noun('tag'), 0.4, '[la|las|una|su] (etiqueta|etiquetas)'),
  ...spanish(noun('status'), 0.4, '[el|la|su] (estado|columna)'),
  ...spanish(task, 0, '[a|de|en|con|sobre|que] {task}'),
  ...spanish(() => ({ toMe: true }), 0.3, '-me'),
];
