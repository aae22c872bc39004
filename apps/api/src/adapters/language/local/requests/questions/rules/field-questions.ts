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
const cual = '(cual es|que es|dime)';

/** What one part of a task is. */
export const fieldQuestions: readonly QuestionRule[] = [
  ...whole(
    [
      'since when (is|has|was) {task} [been] [in] [{column}|overdue|there]',
      'how long (has|is) {task} [been] [in] [{column}|overdue|there|like this]',
      'when did {task} (move|go|get|become|change) [to|into] [{column}]',
      'when was {task} (moved|started|finished|done|closed|approved|completed) [to|into] [{column}]',
    ],
    [
      'desde cuando (esta|lleva|es) {task} [en] [{column}|asi]',
      'desde cuando (esta|lleva|es) [en] [{column}|asi]',
      'cuanto [tiempo] lleva {task} [en] [{column}|asi]',
      'cuando (paso|se paso|se movio) {task} [a] [{column}]',
    ],
    field('since'),
  ),
  ...whole(
    [
      `${who} (assigned to|responsible for|in charge of|doing|working on|on|handling|taking care of|owning) {task}`,
      `${who} {task} assigned to`,
      `${who} the (assignee|owner|person responsible) [(of|for) {task}]`,
      `${who} (responsible|in charge|assigned)`,
      'who (looks after|is looking after) {task}',
      'who (owns|has|does|handles|will do|should do|takes care of) {task}',
      "(whose|whose task) (is|'s) {task}",
      'to whom is {task} assigned',
      `${what} the assignee [of {task}]`,
    ],
    [
      'quien (tiene|lleva|hace|se encarga de|esta con|se ocupa de) {task}',
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
      'when is the (due date|deadline) [(of|for) {task}]',
      'is {task} (overdue|late)',
      'how (long|much time|many days) (do|have) (we|i) [have|got] [left] [for {task}]',
    ],
    [
      'cuando (vence|es|toca|termina|acaba|se entrega) {task}',
      'cuando hay que (entregar|terminar|hacer|acabar) {task}',
      'cuando hay que {task}',
      'para cuando (es|esta|tiene que estar) [{task}]',
      `${cual} la (fecha|fecha limite|fecha de entrega) [(de|del) {task}]`,
      'que (fecha|plazo|fecha limite) tiene {task}',
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
      'is {task} (done|finished|ready|complete|in progress|started|closed) [yet|already]',
      'has {task} been (done|finished|closed|started|completed|fixed) [yet|already]',
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
      'esta (hecha|terminada|acabada|lista|en curso) [ya] {task}',
      'esta {task} (hecha|terminada|acabada|lista|hecho|terminado)',
    ],
    field('status'),
  ),
  ...whole(
    ['when was {task} (created|made|added|opened)', 'how old is {task}'],
    ['cuando se (creo|anadio|abrio) {task}', 'de cuando es {task}'],
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
      `${what} the description [of {task}]`,
      `${what} in the description [of {task}]`,
    ],
    ['que dice la descripcion [de {task}]', `${cual} la descripcion [de {task}]`],
    field('description'),
  ),
];
