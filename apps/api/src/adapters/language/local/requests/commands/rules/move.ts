import type { Column } from '@/adapters/language/local/requests/request';
import { unclear } from '@/adapters/language/local/requests/slots/reader';
import { type Build, type CommandRule, rules } from '../rule';
import { wished } from './wished';

const to =
  (status: Column): Build =>
  ({ task }) => ({ task: task ?? null, wishes: [{ kind: 'move', status }] });
const move: Build = ({ task, column }) =>
  column
    ? { task: task ?? null, wishes: [{ kind: 'move', status: column }] }
    : unclear('column', '', 'unsaid');

/** 'The lamps are fixed', and nothing else: beside other words it may only tell why. */
const toldDone: Build = (said, context) =>
  beside.test(context.message.replace(greeting, '').trim())
    ? unclear('column', '', 'unsaid')
    : to('done')(said, context);
const greeting =
  /^(?:(?:hi|hey|hello|hola|buenas|morning|good morning|buenos días|quick one|quick update|update|fyi)\b[^,:!?]{0,12}[,:!]\s*)+/iu;
const beside = /[,;:?\n]|[.!]\s*\S|\b(?:and|so|but|then|if|when|y|pero|si|cuando|así)\b/iu;

/** 'So in progress': of what was spoken of before; 'done' is said of too much else. */
const moveOfLast: Build = (said, context) => {
  const made = move(said, context);
  return 'kind' in made || said.column === 'done'
    ? unclear('column', '', 'unsaid')
    : { ...made, needsSpoken: true };
};

const approved =
  '(is approved|are approved|is a go|gets (the|a|my) (green light|go ahead|thumbs up|ok|okay)|has (my|our) (ok|okay|approval|blessing)|is good to go|can go ahead)';
const settled =
  '(approved|accepted|agreed|go ahead|go for it|yes|ok from me|okay from me|fine by me|fine with me|ok with me|okay with me|good to go|ok by me|looks good|lgtm)';

const approve: Build = ({ task }) => ({
  task: task ?? null,
  wishes: [{ kind: 'move', status: 'todo', ofProposal: true }],
});

/** Where it stands. */
export const moveRules: readonly CommandRule[] = [
  ...rules(
    [
      '{certain:task} (done|finished|completed|sorted)',
      '{certain:task} (is|are) (already|now) (done|finished|completed|sorted|complete)',
      "(i'm|i am|we're|we are) [all|now|finally] (done|finished|through) with {task}",
      '(this|this one|this task|this ticket) is (finished|completed|sorted|complete)',
      '(all done|all finished|all sorted|done|finished) (here|with this|with this one|with it)',
      "(i|we|i've|we've|i have|we have) [just|now|finally|already] (finished|completed|wrapped up) ({certain:task}|the {task}) [today|yesterday|now|already]",
    ],
    [
      '{certain:task} ya (esta|estan) (hecho|hecha|hechos|hechas|listo|lista|listos|listas|terminado|terminada|acabado|acabada)',
      '[ya] (he|hemos) (terminado|acabado) [ya] con {task}',
      '[ya|por fin] (he terminado|he acabado|hemos terminado|hemos acabado|termine|acabe|terminamos|acabamos) [ya|por fin] ({certain:task}|(el|la|los|las) {task}) [ya|hoy|ayer]',
      '{certain:task} [ya] (hecho|hecha|hechos|hechas|listo|lista|listos|listas|terminado|terminada|acabado|acabada)',
    ],
    to('done'),
  ),
  ...rules(
    [
      '{certain:task} (is|are|has been|have been|got) [now|already|finally|all] (done|finished|completed|complete|closed|fixed|repaired|solved|sorted|sorted out|resolved|dealt with|taken care of)',
    ],
    [
      '{certain:task} [ya] (esta|estan|ha quedado|han quedado|quedo|quedaron) [ya] (terminado|terminada|terminados|terminadas|acabado|acabada|arreglado|arreglada|arreglados|arregladas|reparado|reparada|reparados|reparadas|resuelto|resuelta|resueltos|resueltas|solucionado|solucionada)',
    ],
    toldDone,
  ),
  ...rules(['[in|to|into|back to] {column}'], ['[a|al|en] {column}'], moveOfLast),
  ...rules(
    [
      '(move|set|shift|change|switch|put|drag|send|push|update|bring|transfer) {task} [back|over|straight] (to|into|in|as|under|on) [the|status|state] {column} [column|state|status]',
      '(move|set|switch) [back] to [the] {column} [column]',
      '(mark|set|make) {task} [as|to|to be] {column}',
      '(mark|set) [as|to] {column}',
      '{filter:task} [,] (to|into) [the] {column} [column]',
      '{certain:task} (to|into) [the] {column} [column]',
      '{task} (should be|should go|goes|go|belongs|belong|needs to go|need to go|has to go|have to go|can go) [back] (in|into|to) [the] {column} [column]',
      '{task} can be {column}',
      'get {task} (to|into) [the] {column} [column]',
      'status {column}',
      'back (to|in|into) [the] {column} [column]',
      '{task} (:|→|=) [to] {column}',
      `${wished} (moved|set|changed|switched|put|shifted) (to|into|in) [the] {column} [column]`,
      '(put|place) {task} {column}',
      '(move|set|put) (to|into|in) {column} {filter:task}',
      '(set|change|update|switch) [the|its] (status|state|column) [(of|for|on) {task}] to [the] {column}',
      'status : {column}',
      '(bring|take|pull|get) {task} back [to|into] {column}',
      '(i|we) (consider|call|declare) {task} {column}',
      'call {task} {column}',
    ],
    [
      '(pasa|mueve|pon|cambia|manda|lleva|devuelve) [-me|-le] {task} [de nuevo|otra vez|directamente] (a|en|como|al) [la columna|la columna de|estado|la lista|el estado] {column}',
      '(pasa|mueve) [-me] (a|al) {column}',
      '(pasa|mueve|pon) [-me] (a|en) {column} {task}',
      '(marca|pon|deja|da) [-me] {task} (como|por|en|de) {column}',
      '(cambia|pon|actualiza) [-le] el estado [(de|a) {task}] (a|en|como) {column}',
      'estado [:] {column}',
      '{filter:task} , (a|al|en) [la columna] {column}',
      '{filter:task} (a|al|a la columna) {column}',
      '{certain:task} (a|al) [la columna] {column}',
      '{task} , (a|al) [la columna] {column}',
      '{task} (va|van|debe ir|deben ir|tiene que ir|puede ir|pueden ir) (a|en) [la columna] {column}',
      'da por {column} {task}',
      '(vuelve|volve|volver|vuelva|vuelvan) [-lo|-la|-los|-las] a (pon|pasa|mueve|deja|llevar|lleva) [-lo|-la|-los|-las] [{task}] [en|a|como|para] {column}',
      '(mete|coloca|arrastra|baja|sube) {task} (a|en) [la columna] {column}',
    ],
    move,
  ),
  ...rules(
    [
      '(close|finish|complete|resolve) {task} [out|off]',
      '(close|finish|complete|resolve)',
      '(check|tick) {task} off',
      '(check|tick) off {task}',
    ],
    ['(cierra|termina|completa|finaliza) {task}'],
    to('done'),
  ),
  ...rules(
    ['reopen {task}', 'reopen', '(re-open|open) {task} again'],
    [
      'reabre {task}',
      'abre {task} (de nuevo|otra vez)',
      '(vuelve|vuelva|volve) a abre {task}',
      '(vuelve|vuelva) -la a abre',
    ],
    to('todo'),
  ),
  ...rules(
    [
      'approve {task}',
      'approve',
      '(accept|confirm|greenlight) {task}',
      '(mark|set|flag|put|record) {certain:task} [down] [as|to] (approved|accepted)',
      '(mark|set|flag|put|record) [it] [down] [as|to] (approved|accepted)',
      `{task} ${approved}`,
      `{task} (:|,) ${settled}`,
      '{task} (is|are|looks|look|seems|sounds) (fine|ok|okay|good|great|right|alright) [(by|with|to|for) (me|us)] (,|;|.|-|–|so|, so|and) (consider|count|call|treat|mark) (it|them|this|that) [as] (approved|accepted)',
      '(consider|count) {task} [as] (approved|accepted)',
      '(green light|thumbs up|go ahead) (for|to|on|with) {task}',
      '(go ahead|say yes) (with|to) {task}',
      'give {task} (the|a) (green light|go ahead|ok|okay|thumbs up|nod)',
      'give (the|a) (green light|go ahead|ok|okay|thumbs up|nod) to {task}',
      "i'm (happy|fine|good|ok|okay) with {task}",
    ],
    [
      'aprueba [-me] {task}',
      '(acepta|aprobamos|aceptamos|confirma) {task}',
      '(marca|pon|deja) {certain:task} (como|por) (aprobada|aprobado|aprobadas|aprobados|aceptada|aceptado)',
      '(marca|pon|deja) [-la|-lo] (como|por) (aprobada|aprobado|aceptada|aceptado)',
      '[le] (doy|damos|da -le|da) [el|mi] (visto bueno|ok|okey|luz verde) (a|para) {task}',
      '(visto bueno|luz verde|ok|adelante) (a|para|con) {task}',
      '{task} (tiene|tienen|lleva) [el|mi] (visto bueno|ok|okey)',
      '{task} [:|,] [esta|queda|quedan] (aprobada|aprobado|aprobadas|aprobados)',
    ],
    approve,
  ),
  ...rules(
    [
      '(start|begin) [work on|working on] {task}',
      '(kick off|get started on|get going with|get going on) {task}',
    ],
    ['(empieza|inicia|comienza|arranca) [con|a hacer] {task}'],
    to('in-progress'),
  ),
];
