import { type Answerable, type QuestionRule, whole } from '../question-rule';

const comments: Answerable = ({ target }) => {
  const found = target();
  return found ? { kind: 'comments', target: found } : null;
};
const commentsOf: Answerable = ({ target, owner }) => {
  const found = target();
  return found && owner ? { kind: 'comments', target: found, userId: owner } : null;
};

const somebody = '(anyone|anybody|someone|somebody|any of them|any of us|the others|people|they|others)';
const when = '[here|yet|already|so far|today|lately]';
/** What is said about a thing may have been said anywhere: here, or nowhere but on the ticket that is open. */
const here = `${when} [(on|to|about|under|in|for|of) (this|it|this ticket|this task|this one|this card|here)] ${when}`;
const on = `${when} [(on|about|under|in|for) {task}] ${when}`;
const wrote =
  '(replied|answered|written|responded|posted|written anything|said anything|written back|answered back)';
const write = '(reply|answer|write|respond|post|write anything|say anything|write back|answer back)';
const note = '(comments|comment|replies|reply|messages|message|responses|response)';
const alguien = '(alguien|alguno|los demas|la gente)';
const cuando = '[aqui|ya|todavia|hoy]';
const aqui = `${cuando} [(en|sobre|a|de) (esto|esta|este ticket|esta tarea|esta tarjeta)] ${cuando}`;
const en = `${cuando} [(en|sobre) {task}] ${cuando}`;
const escrito = '(respondido|contestado|escrito|dicho|dicho algo|escrito algo)';
const escribio = '(respondio|contesto|escribio|dijo algo|escribio algo)';
const nota = '(comentarios|comentario|respuestas|respuesta|mensajes|mensaje)';

/** What people wrote to each other on a ticket. */
export const commentQuestions: readonly QuestionRule[] = [
  ...whole(
    [
      `(has|have) ${somebody} [else|already] (commented|left a comment) ${on}`,
      `(has|have) ${somebody} [else|already] ${wrote} ${here}`,
      `did ${somebody} [else] (comment|leave a comment) ${on}`,
      `did ${somebody} [else] ${write} ${here}`,
      `(are there|is there|do we have|have we got|any|got any|were there) [any|a|some] [new|more|other] ${note} ${on}`,
      `what (did|do|have|has) (people|others|the others|everyone|everybody|the team|colleagues|they|my colleagues) [all] (say|said|write|written|comment|commented|reply|replied) ${here}`,
      `what (has been|was|'s been|have people|did people) (said|written|discussed|commented|posted) ${here}`,
      `(show|show me|read|read me|list|what are|give me) [all] [the] [last|latest|newest] (comments|replies|messages) ${on}`,
      `(show|show me|read|read me|open) [the] (discussion|conversation|thread) ${here}`,
      `who [else|has] commented [last] ${on}`,
      `who [else|has] (replied|wrote|written|answered|responded|posted) [last] ${here}`,
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
      `que (dice|dicen|dijo|dijeron|ha dicho|han dicho|escribieron|han escrito|comentan|comentaron|han comentado|se ha dicho|se dijo|se ha comentado|se comento) [los demas|todos|la gente|el equipo] ${aqui}`,
      `(muestra -me|lee -me|ensena -me|resume|resume -me|dime|lista|cuales son) [todos] [los|las] (comentarios|respuestas|mensajes) ${en}`,
      `(muestra -me|lee -me|ensena -me) la conversacion ${aqui}`,
      `quien [mas] (comento|ha comentado) ${en}`,
      `quien [mas] [ha] (respondido|respondio|escrito|escribio|contestado|contesto) ${aqui}`,
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
