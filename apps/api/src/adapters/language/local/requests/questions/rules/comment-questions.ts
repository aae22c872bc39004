import { fold } from '@/adapters/language/fold-text';
import type { Target } from '@/adapters/language/local/requests/request';
import { type Answerable, type Asked, type QuestionRule, whole } from '../question-rule';

/** 'On the board', 'in the last meeting': no task is called so. */
const elsewhere =
  /^(?:(?:the|our|this|last|el|la|este|esta) )*(?:last |ultima )?(?:board|meeting|call|tablero|reunion|llamada)\b/i;
const commented = (asked: Asked): Target | null => {
  const found = asked.target();
  return found?.kind === 'titled' && elsewhere.test(fold(found.words)) ? null : found;
};
const comments: Answerable = (asked) => {
  const target = commented(asked);
  return target ? { kind: 'comments', target } : null;
};
const commentsOf: Answerable = (asked) => {
  const target = commented(asked);
  return target && asked.owner ? { kind: 'comments', target, userId: asked.owner } : null;
};

const somebody = '(anyone|anybody|someone|somebody|any of them|any of us|the others|people|they|others)';
const when = '[here|yet|already|so far|today|lately]';
/** What is written about a thing may stand anywhere: here, or nowhere but on the ticket that is open. */
const here = `${when} [(on|to|about|under|in) (this|it|this ticket|this task|this one|this card|here)] ${when}`;
const on = `${when} [(on|about|under) {task}] ${when}`;
const wrote = '(replied|answered|written|responded|posted|written anything|written back|answered back)';
const write = '(reply|answer|write|respond|post|write anything|write back|answer back)';
const note = '(comments|comment|replies|reply|responses|response)';
const alguien = '(alguien|alguno|los demas|la gente)';
const cuando = '[aqui|ya|todavia|hoy]';
const aqui = `${cuando} [(en|sobre|a|de) (esto|esta|este ticket|esta tarea|esta tarjeta)] ${cuando}`;
const en = `${cuando} [(en|sobre) {task}] ${cuando}`;
const escrito = '(respondido|contestado|escrito|escrito algo)';
const escribio = '(respondio|contesto|escribio|escribio algo)';
const nota = '(comentarios|comentario|respuestas|respuesta)';

/** What people wrote to each other on a ticket. What was said of it may have been said in a meeting. */
export const commentQuestions: readonly QuestionRule[] = [
  ...whole(
    [
      `(has|have) ${somebody} [else|already] (commented|left a comment) ${on}`,
      `(has|have) ${somebody} [else|already] ${wrote} ${here}`,
      `did ${somebody} [else] (comment|leave a comment) ${on}`,
      `did ${somebody} [else] ${write} ${here}`,
      `(are there|is there|do we have|have we got|any|got any|were there) [any|a|some] [new|more|other] ${note} ${on}`,
      `what (did|do|have|has) (people|others|the others|everyone|everybody|the team|colleagues|they|my colleagues) [all] (write|written|comment|commented|reply|replied) ${here}`,
      `what (has been|was|'s been|have people|did people) (written|commented|posted) ${here}`,
      `(show|show me|read|read me|list|what are|give me) [all] [the] [last|latest|newest] (comments|replies) ${on}`,
      `(show|show me|read|read me|open) [the] (conversation|thread) ${here}`,
      `who [else|has] commented [last] ${on}`,
      `who [else|has] (replied|wrote|written|answered|responded|posted) last ${here}`,
      `(what is|what's|what was|show me|read me) the (last|latest|newest|most recent) (comment|message|reply|response) ${on}`,
      `(sum up|recap|summarise|summarize) the (comments|thread) ${on}`,
    ],
    [
      `(ha|han) (comentado|comentado algo) [algo] ${alguien} ${en}`,
      `(ha|han) ${escrito} [algo] ${alguien} ${aqui}`,
      `${alguien} [ya] (ha|han) (comentado|comentado algo) ${en}`,
      `${alguien} [ya] (ha|han) ${escrito} ${aqui}`,
      `${alguien} (comento|comento algo) ${en}`,
      `${alguien} ${escribio} ${aqui}`,
      `(hay|tenemos|algun|alguna) [algun|alguna|algunos] ${nota} [nuevo|nuevos|nueva|nuevas] ${en}`,
      `que (escribieron|han escrito|comenta|comentan|comentaron|han comentado|se ha comentado|se comento|ha comentado|comento) [los demas|todos|la gente|el equipo] ${aqui}`,
      `(muestra -me|lee -me|ensena -me|resume|resume -me|dime|lista|cuales son) [todos] [los|las] (comentarios|respuestas) ${en}`,
      `(muestra -me|lee -me|ensena -me) la conversacion ${aqui}`,
      `quien [mas] (comento|ha comentado) ${en}`,
      `(cual es|cual fue|dime) [el|la] (ultimo|ultima) (comentario|mensaje|respuesta) ${en}`,
    ],
    comments,
  ),
  ...whole(
    [
      `(has|have) {owner} [already] (commented|left a comment) ${on}`,
      `(has|have) {owner} [already] ${wrote} ${here}`,
      `did {owner} (comment|leave a comment) ${on}`,
      `did {owner} ${write} ${here}`,
      `what (did|has) {owner} (write|written|comment|commented|reply|replied|answer|answered|respond|responded) ${here}`,
      `(show|show me|read me) {possessive:owner} ${note} ${on}`,
      `(what is|what's|what was) {possessive:owner} [last|latest] (answer|reply|comment|response) ${here}`,
    ],
    [
      `[ya] ha (comentado|comentado algo) [ya] {owner} ${en}`,
      `[ya] ha ${escrito} [algo|ya] {owner} ${aqui}`,
      `{owner} [ya] ha (comentado|comentado algo) ${en}`,
      `{owner} [ya] ha ${escrito} [algo|ya] ${aqui}`,
      `[ya] ${escribio} {owner} ${aqui}`,
      `que [ha] (respondido|respondio|contestado|contesto|escrito|escribio|comentado|comento) {owner} ${aqui}`,
    ],
    commentsOf,
  ),
];
