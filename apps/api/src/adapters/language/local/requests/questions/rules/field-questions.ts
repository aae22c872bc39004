import type { Question } from '@/adapters/language/local/requests/request';
import { type Answerable, type QuestionRule, whole } from '../question-rule';

type Field = Extract<Question, { kind: 'field' }>['field'];

const field =
  (name: Field): Answerable =>
  ({ target }) => {
    const found = target();
    return found ? { kind: 'field', field: name, target: found } : null;
  };

const who = "(who is|who's|who was)";
const what = "(what is|what's|which is)";
/** What has become of a task. */
const done =
  '(paid|signed|sent|answered|fixed|repaired|sorted|approved|ordered|delivered|published|renewed|replaced|painted|translated|hired|trained|updated|written|tested|restored|settled|handled|dealt with|picked up|merged|cancelled|bought|booked|resolved|solved|done|finished|closed|started|completed|checked|reviewed|out|up|live)';
const hecho =
  '(pagada|pagado|pagadas|firmada|firmado|enviada|enviado|contestada|contestado|respondida|respondido|arreglada|arreglado|reparada|reparado|aprobada|aprobado|pedida|pedido|pedidos|entregada|publicada|publicado|renovada|renovado|cambiada|cambiados|pintada|pintado|traducida|traducidos|contratada|contratado|contratados|actualizada|actualizado|escrita|escrito|probada|probado|resuelta|resuelto|hecha|hecho|hechos|terminada|terminado|acabada|acabado|lista|listo|listos|cerrada|cerrado|revisada|revisado|revisados|comprada|comprados|en curso|empezada)';
const cual = '(cual es|que es|dime)';

/** Of one task its day; of several those that are late. */
const isLate: Answerable = ({ target }) => {
  const found = target();
  if (found?.kind === 'filter' && !found.isOne)
    return { kind: 'list', filter: { ...found.filter, due: 'overdue' } };
  return found ? { kind: 'field', field: 'due', target: found } : null;
};

/** What one part of a task is. */
export const fieldQuestions: readonly QuestionRule[] = [
  ...whole(
    ['(is|are) {task} (overdue|late|delayed|behind|behind schedule|running late|past due|past its date)'],
    ['(va|van|esta|estan) {task} (tarde|con retraso|atrasada|atrasado|atrasadas|vencida|vencido|vencidas)'],
    isLate,
  ),
  ...whole(
    [
      'since when (is|are|has|have|was|were) {task} [been] [in] [{column}|overdue|there]',
      'how long (has|is|have|are) {task} [been] [sitting|stuck|waiting|parked|lying|hanging] (in|on|under) [the] {column} [column|list]',
      'how long (has|is|have|are) {task} [been] (sitting|stuck|parked|lying|idle|untouched|unmoved|unchanged|overdue|{column}) [there|still|like this]',
      'how long (has|is) {task} been (there|like this|in there)',
      'how long (has|is) it been [sitting|stuck|waiting] (in|there) [{column}]',
      'when did {task} (move|go|get|become|change) [to|into] [{column}]',
      'when (did|was|has) {task} [been] (last|most recently) (move|moved|change|changed|touched|updated|go|get moved|shifted|switched) [column|columns|lane] [to|into|between|from] [another|a different|the next|its current|its present|its] [column|columns|list|state|status|lane|{column}]',
      'when did {task} (move|change|switch|get moved|go) [column|columns|lane] [to|into|between] (another|a different|the next|its current|its present|other) (column|columns|list|state|status|lane) [last|the last time]',
      'when (was|is) the last time {task} (moved|changed|was moved|was touched|was changed) [column|columns]',
      'when was {task} (moved|started|finished|done|closed|approved|completed) [to|into] [{column}]',
      'when did (we|you|they|i|somebody|someone|the team) [actually|finally] (finish|complete|close|close out|wrap up|get done with) [with] {task}',
    ],
    [
      'cuando [se|la|lo] (movio|cambio|cambiaron|movieron|paso|ha cambiado|han movido) [por ultima vez] [de|a] [columna|estado|otra columna|otro estado] [por ultima vez]',
      'desde cuando (esta|lleva|es) {task} [en] [{column}|asi]',
      'desde cuando (esta|lleva|es) [en] [{column}|asi]',
      'cuanto [tiempo] lleva {task} [en] [{column}|asi]',
      'cuando (paso|se paso|se movio) {task} [a] [{column}]',
      'cuando (se movio|se cambio|cambio|paso|ha cambiado|se ha movido|fue movida|fue movido) {task} [de|a] [columna|estado|otra columna|otro estado] [por ultima vez]',
      'cuando fue la ultima vez que [se] (movio|cambio) {task} [de columna]',
      'cuando (terminamos|acabamos|cerramos|completamos|terminaron|acabaron|se termino|se acabo|se cerro|se completo|quedo terminada|quedo terminado) [con] {task}',
    ],
    field('since'),
  ),
  ...whole(
    [
      `${who} (looking after|on the hook for|accountable for|down for|stuck with|assigned to|responsible for|in charge of|doing|working on|on|handling|taking care of|owning) {task}`,
      `${who} {task} assigned to`,
      `${who} [still|currently] (writing|fixing|paying|signing|making|preparing|answering|painting|repairing|renewing|checking|testing|organising|organizing|translating|hiring|training|ordering|leading|running|managing|dealing with|looking into|sorting out|sorting|busy with|covering|chasing|owning|carrying) {task}`,
      `who (should|can|do|could|must|would) i (ask|talk to|speak to|contact|call|write to|bother|go to) (about|for|regarding|on|with) {task}`,
      'who (can|could) (help|help me|tell me more|tell me) (with|about) {task}',
      'who knows [more|anything|most] about {task}',
      'who do we have (on|for) {task}',
      '(is|does) (anybody|anyone|somebody|someone) (working on|work on|doing|on|have|own|looking after|look after|handling|busy with) {task}',
      '(has|did) (anybody|anyone|somebody|someone) (picked up|pick up|taken|take|started|start) {task}',
      `who (is|was) {task} (given to|with|on)`,
      `who got {task}`,
      `{task} (belongs to|is for|is with) (who|whom)`,
      `${who} (on|got|doing|handling) (it|this|that)`,
      'who [has it|has this|does it|is on it]',
      `${who} the (assignee|owner|person responsible) [(of|for) {task}]`,
      `${who} (responsible|in charge|assigned)`,
      'who (looks after|is looking after) {task}',
      'who (owns|has|does|handles|will do|should do|takes care of) {task}',
      "(whose|whose task) (is|'s) {task}",
      'to whom is {task} assigned',
      `${what} the assignee [of {task}]`,
    ],
    [
      'quien (tiene|lleva|hace|se encarga de|esta con|se ocupa de|esta haciendo|anda con|va a hacer|va a haz|hara|llevara|gestiona|tiene que haz|tiene que llevar) {task}',
      '(a quien|con quien) [le] (pregunto|puedo preguntar|hablo|puedo hablar|escribo|llamo|debo preguntar|me dirijo) (por|de|sobre|para) {task}',
      'quien [me] (puede|podria) (ayudar|ayudar -me|informar|contar mas|decir mas) (con|de|sobre|en) {task}',
      'quien sabe [mas|algo] (de|sobre) {task}',
      '(alguien|hay alguien|hay alguien que) (esta con|lleva|tiene|hace|lleve|tenga|esta haciendo|trabaja en) {task}',
      'quien (la|lo|las|los) (tiene|lleva|hace)',
      'quien (la|lo) (tiene|lleva|hace)',
      'a quien le toca',
      'quien es (el responsable|la responsable|el encargado|la encargada) [(de|del) {task}]',
      'a quien (esta|le toca) [(asignada|asignado)] {task} [(asignada|asignado)]',
      'a quien se le asigno {task}',
      'de quien es {task}',
    ],
    field('assignee'),
  ),
  ...whole(
    [
      'when (is|was) {task} due',
      "when's {task} due",
      '(by when|when) (must|should|does|do|will|has) {task} [to|have to|need to] (be done|be finished|be ready|end|finish)',
      `${what} the (due date|deadline) [(of|for|on) {task}]`,
      '(by when|when|until when|how soon) (does|do|must|should|has|have|is|are|will|shall) ({named:who}|he|she|they|anyone|somebody|someone) [got] [have to|need to|to|supposed to|meant to] (get|have|be done with|finish|deliver|hand in|sort|complete|do|close|wrap up|be through with) {task} [sorted|sorted out|done|finished|ready|in|out|completed|closed|delivered|signed|paid|fixed|over with]',
      '(what|which) (day|date) (does|must|should|has) ({named:who}|he|she|they) [have to|need to|to] (get|have|finish|deliver|hand in|complete|do) {task} [sorted|done|finished|ready|in|completed]',
      'when is the (due date|deadline) [(of|for) {task}]',
      '(are we|am i) (late|behind) (with|on) {task}',
      'how (late|overdue|far behind|many days late|many days overdue) (is|are) {task}',
      '(what|which) (day|date) is {task} (due|for)',
      'when do (we|i|you|they) (need|want|have) {task}',
      'when do (we|i) (need to|have to) (finish|deliver|hand in|be done with) {task}',
      '(by when|until when|till when|when) [is it due|does it have to be done|is that due|is it for|must it be done]',
      '(what|which) (deadline|due date) (does|has) {task} [have]',
      'how (long|many days) (until|till|before) {task} (is due|has to be done)',
      'how (much time|many days|long) [is|are] (left|remaining) (for|on|until) {task}',
      '(does|has) {task} [have] [got] [a|any] (due date|deadline)',
      'how (long|much time|many days) (do|have) (we|i) [have|got] [left] [for|on] [{task}]',
      '(until|till) when do (we|i|they) have [time] (for|on) {task}',
      'when (should|must|were|was) {task} [supposed|meant|due] [to] [have] (be|been) (ready|done|finished|complete|in|handed in|delivered)',
      'when (should|must|were|was|do|does) (it|they|that|this) [have] [supposed|meant|due] [to] [have] (be|been) (ready|done|finished|complete|in|handed in|delivered)',
      'when (is|was|are|were) (it|they) (due|supposed to be ready|supposed to be done)',
    ],
    [
      'cuando (vence|es|toca|termina|acaba|se entrega|hay que entregar|caduca|tiene que estar) {task}',
      '(cuando|para cuando|hasta cuando) [vence|es|toca|se entrega|hay que entregar -la|la tiene que entregar]',
      '(va|vamos|voy) (tarde|con retraso|atrasada|atrasado|atrasados|mal) [con|en|de] {task}',
      '{task} (va|esta) (tarde|con retraso|atrasada|atrasado|vencida|vencido)',
      '(va|vamos) (tarde|con retraso)',
      '(cuanto|cuantos dias) [de] (retraso|retrasada|retrasado|atrasada|atrasado) (lleva|tiene|va|esta) {task}',
      '(cuanto|cuantos dias) (lleva|va) (de retraso|vencida|vencido|atrasada|atrasado|retrasada|con retraso) [{task}]',
      '(que dia|que fecha|en que fecha|para que dia|para que fecha) (es|vence|tiene|toca|hay que entregar) {task}',
      '(cuanto|que) (tiempo|plazo|dias) (queda|quedan|nos queda|nos quedan|falta|faltan|tengo|tenemos) [para|de|con] {task}',
      '(tiene|hay) (fecha|plazo|fecha limite) [para] {task}',
      'cuando hay que (entregar|terminar|hacer|acabar) {task}',
      'cuando hay que {task}',
      '(para cuando|cuando|hasta cuando|que dia) (tiene|tendria|debe|deberia|le toca|ha de) [que] (tener|terminar|entregar|haz|dejar|acabar|resolver|completa|termina|entrega|deja) {named:who} [lista|listo|hecha|hecho|resuelta|resuelto|terminada|terminado] {task} [lista|listo|hecha|hecho|resuelta|resuelto|terminada|terminado]',
      '(para cuando|cuando|hasta cuando|que dia) (tiene|tendria|debe|deberia|ha de) {named:who} [que] (tener|terminar|entregar|haz|dejar|acabar|resolver|completa|termina|entrega|deja) [lista|listo|hecha|hecho|resuelta|resuelto|terminada|terminado] {task} [lista|listo|hecha|hecho|resuelta|resuelto|terminada|terminado]',
      'para cuando (es|esta|tiene que estar) [{task}]',
      `${cual} la (fecha|fecha limite|fecha de entrega) [(de|del) {task}]`,
      'que (fecha|plazo|fecha limite) tiene {task}',
      'hasta (cuando|que dia|que fecha) (tenemos|tengo|tienen|hay) [tiempo|plazo] (para|con|de) [haz|hacer|terminar|acabar|entregar] {task}',
      '(para cuando|cuando) (deberia|deberian|debia|debian|tenia que|tenian que) (estar|haber estado|quedar) (lista|listo|listas|listos|hecha|hecho|hechos|hechas|terminada|terminado|terminados|terminadas)',
      'esta (atrasada|vencida|atrasado) {task}',
      'esta {task} (atrasada|vencida|atrasado)',
    ],
    field('due'),
  ),
  ...whole(
    [
      `${what} the (status|state) [(of|for) {task}]`,
      '(what|which) (status|state|column) (is|has) {task} [in]',
      'in (what|which) column is {task}',
      `is {task} [all|already|still] (ready|complete|in progress|in pending|pending|open|moving|${done}) [yet|already]`,
      `(has|have|did|was|were) {task} [already] (been|get|got|gotten) [all] ${done} [yet|already]`,
      `(did|have|has) (we|anyone|anybody|somebody|someone|they|{named}) [already] (pay|paid|sign|signed|send|sent|answer|answered|fix|fixed|order|ordered|renew|renewed|replace|replaced|finish|finished|start|started|publish|published|paint|painted|repair|repaired|translate|translated|hire|hired|do|done|close|closed|touch|touched) {task} [yet|already]`,
      `are we (done|finished|through) with {task} [yet|already]`,
      "(what's|what is) (the story|the deal|up|happening|the situation|the state of play) (with|on) {task}",
      'how (far along|advanced) is {task}',
      'how are we doing (with|on) {task}',
      'is there [any] progress (on|with) {task}',
      '{task} (done|finished|ready) [yet|already]',
      'how is {task} going',
      "how's {task} going",
      'how far (is|are we with) {task}',
      'where (is|are we with|do we stand with) {task}',
    ],
    [
      'en que (estado|columna) esta {task}',
      'se ha (terminado|hecho|acabado|cerrado|completado) [ya] {task}',
      `${cual} el estado [(de|del) {task}]`,
      'como (va|vamos con) {task}',
      `[ya] (esta|estan|se ha|ha sido|han sido) [ya] ${hecho} [ya] {task}`,
      `[ya] (esta|estan|quedo|quedaron) {task} [ya] ${hecho} [ya]`,
      `{task} [ya] (esta|estan|quedo|quedaron) [ya] ${hecho} [ya]`,
      '[ya] (pagamos|firmamos|enviamos|contestamos|respondimos|arreglamos|pedimos|publicamos|renovamos|cambiamos|pintamos|tradujimos|contratamos|terminamos|acabamos|empezamos|hemos pagado|hemos firmado|hemos contestado|hemos arreglado|hemos pedido|hemos terminado|hemos empezado|se pago|se firmo|se contesto|se arreglo|se termino|se pidio|se publico|se ha pagado|se ha firmado|se ha contestado|se ha arreglado) [ya] {task}',
      '(en que|que tal|como) (va|van|anda|andan|quedo|quedaron|vamos con|esta|sigue|estado tiene) {task}',
      'que (pasa|hay|fue|onda) (con|de) {task}',
    ],
    field('status'),
  ),
  ...whole(
    [
      'when was {task} (created|made|added|opened|written down)',
      'when did {task} get (created|made|added|opened)',
      'when did (we|you|they|somebody|someone) (create|make|add|open) {task}',
      'how (old|long ago) (is|was) {task} [created|added]',
      'since when do we have {task}',
      'how long (has|have|is|are) {task} [been] [open|on the board|on our list|around|lying around|in the system|there already|waiting|hanging around|with us|pending already]',
    ],
    [
      'cuando (se creo|se anadio|se abrio|fue creada|creamos|anadimos|abrimos|apuntamos) {task}',
      'desde cuando (tenemos|existe) {task}',
      '(cuanto|cuanto tiempo|desde cuando) (lleva|llevan|esta|estan) (abierta|abierto|abiertas|en el tablero|creada|apuntada) {task}',
      '(cuanto|cuanto tiempo|desde cuando) (lleva|llevan|esta|estan) {task} (abierta|abierto|abiertas|en el tablero|creada|apuntada)',
      'de cuando es {task}',
    ],
    field('created'),
  ),
  ...whole(
    [
      '(what|which) (tags|labels) (does|has|are on) {task} [have|got]',
      '(what|which) (tags|labels) are on {task}',
    ],
    ['que etiquetas (tiene|lleva) {task}'],
    field('tags'),
  ),
  ...whole(
    [
      'what does the description [of {task}] say',
      'what (is|was) {task} (about|all about)',
      'what does {task} involve',
      "what's {task} about",
      `${what} the description [of {task}]`,
      `${what} in the description [of {task}]`,
    ],
    [
      'que dice la descripcion [de {task}]',
      `${cual} la descripcion [de {task}]`,
      'de que (va|trata|iba) {task}',
      'en que consiste {task}',
      '(que hay que haz|que se hace) (en|con) {task}',
    ],
    field('description'),
  ),
];
