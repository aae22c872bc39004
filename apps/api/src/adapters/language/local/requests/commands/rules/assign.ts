import { unclear } from '@/adapters/language/local/requests/slots/reader';
import { type Build, type CommandRule, rules } from '../rule';
import { wished } from './wished';

const give: Build = ({ task, person, day }) => {
  if (person === undefined) return unclear('person', '', 'unsaid');
  const wishes = [{ kind: 'assign', userId: person } as const];
  return { task: task ?? null, wishes: day ? [...wishes, { kind: 'due', day }] : wishes };
};
const giveLast: Build = (said, context) => {
  const made = give(said, context);
  return 'kind' in made ? made : { ...made, needsBefore: true };
};
const toMe: Build = ({ task }, { me }) => ({ task: task ?? null, wishes: [{ kind: 'assign', userId: me }] });
const handOver: Build = ({ task, from, person }) =>
  person === undefined || !from
    ? unclear('person', '', 'unsaid')
    : { task: task ?? null, wishes: [{ kind: 'assign', userId: person, from }] };
const freeMe: Build = ({ task }, { me }) => ({
  task: task ?? null,
  wishes: [{ kind: 'assign', userId: null, from: me }],
});
const free: Build = ({ task, from }) => ({
  task: task ?? null,
  wishes: [{ kind: 'assign', userId: null, ...(from ? { from } : {}) }],
});

const doing =
  '(do|redo|take|take over|handle|own|chase|answer|fix|sort|sort out|finish|write|prepare|check|pay|sign|send|run|update|paint|repair|translate|review|organise|organize|manage|lead|drive|look after|look at|look into|deal with|work on|pick up|keep|complete|follow up on|take care of|be in charge of|be responsible for|get on with|start on|jump on|tackle)';
const hacer =
  '(haga|haz|lleve|lleva|coja|coge|tenga|mire|revise|prepare|termine|arregle|pague|firme|conteste|responda|escriba|pinte|traduzca|acabe|se encargue de|se encarga de|se ocupe de|se ocupa de|se haga cargo de|se hace cargo de|se quede con|se queda con|gestione|persiga)';
const by = '[(due|by|due by|due on|with due date) {day}]';
const until = '[(para|antes de|antes del|con fecha|con fecha de|con fecha del) {day}]';

/** Who does it. */
export const assignRules: readonly CommandRule[] = [
  ...rules(
    [
      '(reassign|transfer|move|hand|switch|change) [{certain:task}] [over] from {holder:from} to {person}',
      '(assign|give) {certain:task} to {person} instead of {holder:from}',
      '(swap|switch|change|replace) {holder:from} (for|with|by) {person} (on|in|for|at) {task}',
      '{person} instead of {holder:from} (on|for) {task}',
      'swap {person} in for {holder:from} (on|for) {task}',
      '{person} (takes over|is taking over|will take over|should take over|can take over) [it|this] from {owner:from} [here|on this|on this one|now|from now on]',
      '{person} (takes over|is taking over|will take over|should take over|can take over) {task} from {owner:from}',
    ],
    [
      '(reasigna|pasa|cambia|mueve) [{certain:task}] de {holder:from} a {person}',
      '(cambia|sustituye|reemplaza) a {holder:from} por {person} en {task}',
      '{person} en (lugar|vez) de {holder:from} (en|para) {task}',
      '{someone:person} (toma|coge|asume|recoge) el (relevo|testigo) de {owner:from} [aqui|en esta|en esto]',
      '{someone:person} (releva|sustituye|reemplaza) a {owner:from} [aqui|en esta|en esto|en {task}]',
    ],
    handOver,
  ),
  ...rules(
    [
      `(assign|reassign|give|hand|pass|delegate|transfer) {task} [over|back|on] to {person} ${by}`,
      `(assign|reassign) to {person} ${by}`,
      'assign {person} [to|on] {task}',
      `${wished} (assigned|reassigned|given|handed|passed) [over] to {person}`,
      'give {person} {certain:task}',
      'make {person} [the] (owner|assignee) [(of|for) {task}]',
      'add {person} as [the|an] (owner|assignee) [(of|for|to|on) {task}]',
      'make {person} responsible [for {task}]',
      '(set|change|switch|update) [the|its] (assignee|owner) [(of|for|on) {task}] to {person}',
      'put {person} (on|in charge of) {task}',
      'put {person} in charge',
      "(i|we|i'd|we'd) (want|need|would like|like) {person} (on|onto|in charge of|to be on) {task} [,] [(by|for|due|until|before) {day}]",
      'put {person} down [as [the] (assignee|owner)] [for {task}]',
      '{task} (is|are) {possessive:person} now',
      'assign [:] {person}',
      '(assignee|owner) [:|is|=] {person}',
      '(hand|pass|give) [it] over to {person}',
      '(move|shift|switch) {task} [over] to {mover:person}',
      'let {person} (do|take|have|handle|take over) {task}',
      '{task} (goes|go|should go|must go|has to go|have to go|can go|belongs|should be given|should be assigned|must be assigned) to {person}',
      `{person} to ${doing} {task} ${by}`,
      `(let|have|get|make|want|ask) {person} [to] ${doing} {task} ${by}`,
      `{person} (will|is going to|'ll|shall|should|must|has to|needs to) ${doing} {task} ${by}`,
      `(set|change|put|switch|update|make) [the|its] (responsible|owner|assignee|person|person responsible|responsible person) (of|for|on|in) {task} (for|to|with|by|as) {person}`,
      '(assign|give) to {person} {task}',
      '{task} (should|must|needs to|has to|ought to) [really|rather|now|actually|probably] be {possessive:person}',
      '{task} (to be|be) {possessive:person}',
      '{task} (is|are) for {person}',
      '{filter:task} [,] to {person}',
      '{certain:task} [,] (to|for) {someone:person}',
      '{someone:person} (:|→) {certain:task} [(due|due by|due on|by|for) {day}]',
      '{task} (needs|wants) (an|a new) (owner|assignee) [:|,|-] {someone:person}',
      '{task} (is|are) [now] {possessive:person} (job|task|responsibility|problem|baby|business|thing|turn|department) [now]',
      '{person} (gets|should get|should take|should do|should own|takes over|takes|should handle|should take over) {task}',
      'put {task} on {person}',
      'let {person} (look after|look into|deal with|sort out|work on|own|run|keep|take care of) {task}',
      '{topical:task} (→|:|=) [to] {someone:person}',
      '{someone:person} , (by|before|until|till|due) {day}',
      'have {person} (do|take|handle|look after|look into|own|deal with|take over) {task}',
      'get {person} (on|onto|to do|to take|to handle|to look after) {task}',
      '{task} (is|are) {possessive:person} (from now on|from today)',
      '(put|stick|throw|add|park|dump) {task} (on|onto|in|to|under) {possessive:person} (name|list|plate|desk|to do|todo|to do list|todo list|queue|pile|tray)',
    ],
    [
      `(asigna|reasigna|da|pasa|encarga|manda) [-se|-le|-les] {task} a {person} ${until}`,
      `(asigna|reasigna|da|encarga) [-le] a {person} {task} ${until}`,
      `(asigna|reasigna) a {person} ${until}`,
      'pon a {person} (en|de responsable de|como responsable de|a cargo de|al cargo de) {task}',
      '(pon|anade) a {person} (de|como) responsable',
      'pon [-le|-la|-lo] (como|de) responsable a {person}',
      'cambia [-le] (el responsable|la responsable) [(de|a) {task}] (a|por) {person}',
      'que (lo|la|los|las) (haga|lleve|coja|tenga|hagan) {person}',
      `que (lo|la|los|las) {charge} {someone:person} ${until}`,
      `{task} que (lo|la|los|las) {charge} {someone:person} [,] ${until}`,
      `(de|del) {task} se (encarga|ocupa|encargara|ocupara|encargue|ocupe|hace cargo|hara cargo|haga cargo) {someone:person} ${until}`,
      'que se (encargue|ocupe|haga cargo) {person} [de {task}]',
      `que {someone:person} ${hacer} {task} ${until}`,
      `{someone:person} que ${hacer} {task} ${until}`,
      `(cambia|pon) [-le|-me|-nos] (el|la|de|como) [responsable|encargado|encargada] (de|a) {task} (a|por|con) {person}`,
      '{task} (es|son|va|van|debe ir|deben ir|tiene que ir) (para|a) {person}',
      '{topical:task} (→|:|=|,) (a|para) {someone:person}',
      '{topical:task} (→|:|=) {someone:person}',
      '{someone:person} , (para|para el|antes de|antes del|hasta|hasta el) {day}',
      '{topical:task} para {someone:person}',
      '(delega|cede|endosa|adjudica) [-se|-le|-les] {task} (a|en) {person}',
      '(pon|deja) [-se|-le] {task} a nombre de {person}',
      'que {task} (la|lo|las|los) (haga|lleve|coja|tenga|hagan) {person}',
      '{task} (lo|la|los|las) (haga|hace|lleve|lleva|coja|coge|tenga|hara|llevara) {person}',
      '(lo|la|los|las) (hace|lleva|coge|hara|llevara|cogera) {person}',
      'que {someone:person} (haga|lleve|coja|se quede con|se encargue de|se ocupe de) {task}',
      '{filter:task} [,] (a|para) {person}',
      '{certain:task} [,] (a|para) {someone:person}',
      '{someone:person} (:|→) {certain:task} [(para|para el|antes de|antes del) {day}]',
      '{task} (es|son|sera|seran) [ahora|ya] (cosa|tarea|responsabilidad|trabajo|asunto|problema) de {person}',
      '{filter:task} [,] (da|asigna|pasa|reasigna) (-se|-le|-les) [-lo|-la|-los|-las] a {person}',
      '(asignada|asignado|responsable) [a] [:] {person}',
      '(traspasa|transfiere|entrega|mueve|cambia) [-se|-le|-les] {task} a {person}',
    ],
    give,
  ),
  ...rules(
    [
      'give me {certain:task}',
      'put me on {task}',
      "(i'll|i will|let me|i can|i could) (take|have|own|take over|take on|pick up) {task} [over]",
      '(claim|grab) {task}',
      '{task} is mine [now|from now on]',
      'make {task} mine',
      'put {task} (in|under|on) my name',
      'put my name (on|to|against|under|down for) {task}',
      '(put|sign|mark) me down for {task}',
      "(i'll|i will) (look after|handle|do) {task}",
    ],
    [
      'asigna -me {task} [a mi]',
      '(da|pasa) -me {certain:task} [a mi]',
      'pon -me [a mi] (como|de) responsable [de {task}]',
      'pon -me {certain:task} a mi',
      '[yo] me (encargo|ocupo) [yo] de {task}',
      'me (encargo|ocupo) yo',
      '(me la quedo|me lo quedo|ya la hago|ya lo hago) yo',
      'me quedo [yo] (con|-la) {task}',
      '{task} (es mia|es mio|son mias|son mios|para mi|la hago yo|lo hago yo|los hago yo|las hago yo|lo llevo yo|la llevo yo|lo cojo yo|la cojo yo|los llevo yo|las llevo yo)',
      'pon -me {task} a mi nombre',
    ],
    toMe,
  ),
  ...rules(
    [
      'unassign {task}',
      'take (his|her|their|my|the) name off {task}',
      'unassign {holder:from}',
      "(i|we) (don't|do not) want {holder:from} (on|doing|to do|to have) {task} (anymore|any more|any longer)",
      "{owner:from} (shouldn't|should not) (do|have|be on|be doing) {task} (anymore|any more|any longer)",
      'let {holder:from} off {task}',
      'unassign',
      '(take|pull) {task} (off|from) {possessive:from} (list|plate|desk|hands)',
      '(take|pull) {task} away from {holder:from}',
      'drop {holder:from} from {task}',
      '(remove|clear) [the] assignment [(from|of|on|for) {task}]',
      'unassign {holder:from} from {task}',
      '(take|pull) {holder:from} off {task}',
      'remove {holder:from} (from|as assignee from|as the assignee from) {task}',
      'remove {holder:from} as [the] assignee',
      'take {certain:task} [away|off] from {holder:from}',
      '(remove|clear|delete) [the|its] (assignee|owner) [(from|of|on|for) {task}]',
      '(make|leave|set|mark) {task} [as|to] unassigned',
      'no (assignee|owner) [(for|on) {task}]',
    ],
    [
      'desasigna {task}',
      'que {owner:from} (suelte|deje) {task}',
      '(no quiero|no queremos) que {owner:from} (siga con|haga|lleve) {task}',
      'desasigna -la',
      '(libera|desasigna) {task}',
      'deja {task} sin (asignar|responsable|dueno)',
      'sin (responsable|dueno|encargado|encargada|asignar)',
      'quita [-se|-le] {certain:task} a {holder:from}',
      'quita a {holder:from} [de {task}]',
      '(quita|saca) [-se|-le] a {holder:from} {certain:task}',
      '(quita|saca) [-se|-le] a {owner:from} {task}',
      'quita [-le] (el responsable|la responsable|el encargado|la asignacion) [(a|de) {task}]',
    ],
    free,
  ),
  ...rules(
    [
      '(remove|drop) me [as [the] (assignee|owner)] [from {task}]',
      "{certain:task} (isn't|is not|aren't|are not) mine [any more|anymore|any longer]",
    ],
    ['quita -me de {task}', 'saca -me de {task}', '{certain:task} [ya] no (es mia|es mio|son mias|son mios)'],
    freeMe,
  ),
  ...rules(
    [
      "(it's|that's|it'll be|make it) (for|to|with) {someone:person}",
      "(it's|make it) {possessive:person}",
      'for {someone:person}',
      '(owner|assignee) (is|will be|should be) {someone:person}',
    ],
    [
      '(es|sera|va|queda|seria|que sea) (de|para|a cargo de|a nombre de) {someone:person}',
      'para {someone:person}',
      'a (nombre|cargo) de {someone:person}',
    ],
    giveLast,
  ),
];
