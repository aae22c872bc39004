import { type Build, type CommandRule, rules } from '../rule';

const comment: Build = ({ task, text = '' }) => ({ task: task ?? null, wishes: [{ kind: 'comment', text }] });

const that = '(:|that|saying|saying that|saying :|, saying|to say that|with|with :|, :)';
const que =
  '(:|que|que diga|que diga :|que diga que|diciendo|diciendo que|diciendo :|que ponga|que ponga :|lo siguiente :|de que)';
const note = '(comment|note|remark|message) [here|there|below|on here|in here|under here]';
const write = '(add|leave|post|write|put|make|drop|attach|stick|jot|note)';
const nota = '(comentario|nota|mensaje) [aqui|abajo]';

/** What is to be said beside it: everything behind the words that announce it. */
export const commentRules: readonly CommandRule[] = rules(
  [
    `comment [(on|to|under|in) {task}] ${that} {text}`,
    'comment {quoted:text} [(on|under|in) {task}]',
    `${write} [down] [a|the|this|another|one] ${note} [(on|to|under|in|for) {task}] ${that} {text}`,
    `${write} [down] [a|the|this|another] ${note} [(on|to|under|in|for) {task}] {quoted:text}`,
    `${write} [down] [a|the|this|another] ${note} {quoted:text} [(on|to|under|in|for) {task}]`,
    '(add|post|write|leave) {quoted:text} as a comment [(on|to|under|in|for) {task}]',
    'note (:|that) {text}',
    '[a] [quick|short|small] (note|comment|remark) [for|to|on] [the record|later|everyone|everybody|the team|all|self|file|myself|whoever reads this] : {text}',
    `comment [here|below] ${that} {text}`,
    `(leave|drop|add|put|post) [a] (line|word|remark|note) [here|there] [(on|in|under|for) {task}] ${that} {text}`,
    `(say|write|mention|tell them|note|comment) (on|in|under|at) {task} ${that} {text}`,
    `(tell|let) {person} [know] (in a comment|in the comments|in a note) ${that} {text}`,
    `(on|for|under|in) {task} [,] (add|leave|post|write) [a] [new] ${note} ${that} {text}`,
    '(write|note) (under|on|in|to) {task} (that|:) {text}',
    `(add|post|leave|write|put) (to|on|under|in) {task} (a|the|this|another) ${note} [${that}] {text}`,
    `for {task} [:|,] [a|one|the] ${note} [${that}] {quoted:text}`,
  ],
  [
    `comenta [-le] [(en|a|sobre) {task}] ${que} {text}`,
    'comenta {quoted:text} [(en|a|sobre) {task}]',
    `(deja|anade|agrega|escribe|pon|haz|apunta|mete) [-me|-le|-les] [un|una|el|este|otro] ${nota} [(en|a|sobre|de) {task}] ${que} {text}`,
    `(deja|anade|agrega|escribe|pon|haz|apunta|mete) [-me|-le|-les] [un|una|el|este|otro] ${nota} [(en|a|sobre|de) {task}] {quoted:text}`,
    `(deja|anade|agrega|escribe|pon|haz|apunta|mete) [-me|-le|-les] [un|una|el|este|otro] ${nota} {quoted:text} [(en|a|sobre|de) {task}]`,
    `(deja|anade|agrega|escribe|pon|apunta|anota) [-me|-le] (en|como|por) [un|el] ${nota} [(en|a|sobre|de) {task}] : {text}`,
    '(escribe|apunta) que {text}',
    '(deja dicho|deja constancia|deja apuntado|deja anotado|haz constar) [en {task}] (que|de que|:) {text}',
    'que conste en {task} (que|:) {text}',
    '(escribe|anota|apunta|pon|comenta|deja escrito) [-le] [ahi] (en|a) {task} (que|:) {text}',
    '[una|como] (nota|comentario|observacion|apunte) [para|de] [todos|que conste|el equipo|luego|mi] : {text}',
    `(anade|deja|pon|agrega|escribe) [-le] (a|en) {task} [un|el|este|otro] ${nota} [${que}] {text}`,
    `(para|en|a) {task} [:|,] [un|una|el] ${nota} [${que}] {quoted:text}`,
    `en {task} [,] (comenta|deja un comentario|anade un comentario|escribe) ${que} {text}`,
  ],
  comment,
);
