import { unclear } from '@/adapters/language/local/requests/slots/reader';
import { type Build, type CommandRule, rules } from '../rule';

const due: Build = ({ task, day }) =>
  day ? { task: task ?? null, wishes: [{ kind: 'due', day }] } : unclear('day', '', 'unsaid');
const dueOfLast: Build = (said, context) => {
  const made = due(said, context);
  return 'kind' in made ? made : { ...made, needsBefore: true };
};
const never: Build = ({ task }) => ({ task: task ?? null, wishes: [{ kind: 'due', day: null }] });

const date = '(due date|deadline|due day|date)';
const fecha =
  '(la fecha|la entrega|el plazo|la fecha limite|la fecha de entrega|la fecha de vencimiento|el vencimiento)';
const al = '(a|al|para|para el|hasta|hasta el|en)';

/** When it must be done. */
export const dueRules: readonly CommandRule[] = [
  ...rules(
    [
      'due [on|by|date] [:] {day}',
      'deadline [:] {day}',
      '(make|set|mark) {task} [to be|as] due [on|by|for] {day}',
      `(set|change|move|push|put|update|shift|postpone|extend|reset) [the|its] ${date} [(of|for|on) {task}] [back|forward|out] (to|for|until|as|on) {day}`,
      '(push|postpone|move|delay|shift|set|reschedule|schedule|defer|bring|put|extend|change) {task} [back|forward|out|off|due date|deadline] (to|until|till|for|on) {day}',
      `(give|set) {task} (a|the) ${date} (of|on|for) {day}`,
      `(add|put|set) (a|the) ${date} [of|for|on] {day} [(to|on|for) {task}]`,
      `(set|make) {day} as [the|its] ${date} [(of|for|on) {task}]`,
      `(make|set) [the|its] ${date} [(of|for|on) {task}] {day}`,
      '(set|change|make|move) due [to|on|for|by|date] {day}',
      '(push|postpone|move|delay|shift|reschedule|defer) [it] [back|out|off] (to|until|till) {day}',
      "(its|it's|it is|this is|they're) [now] due [on|by|for] {day}",
      '(needs to be|must be|has to be) (done|finished|ready|completed) (by|on|before) {day}',
      `[the] ${date} (is|of|to) [now] {day}`,
      `(set|change|move|push|put|update|shift|postpone|extend) [the|its] ${date} [(of|for|on) {task}] from {day:from} to {day}`,
      '[{certain:task}] can wait (until|till) {day}',
      '[i|we] need {task} [done|finished|ready] (by|on|before) {day}',
      '{task} (needs to be|must be|has to be|have to be|need to be|should be|is to be) (done|finished|ready|completed|delivered) (by|on|before) {day}',
      '{task} (needs|need) to be due (on|by) {day}',
      '(finish|deliver) {task} by {day}',
      '{task} [,] due [on|by|for|date] [:] {day}',
      '{task} (is|are) (now due|due now) [on|by] {day}',
      '{topical:task} (by|until|till|before|no later than) {day}',
      '{task} (must|has to|needs to|should) be (in|out|with us|there|up|live|sent|signed|paid|closed) (by|on|before) {day}',
      '(make|let) (it|that|this) {day} instead',
      "(make|let's make) {certain:task} {day}",
      'give {person:from} (until|till) {day} (for|on|with|to do|to finish) {task}',
      '{named} (has|gets|needs) (until|till) {day} (for|on|with) {task}',
      'allow (until|till) {day} for {task}',
      'give {certain:task} (until|till) {day}',
      '(i|we) (want|need|expect) {person:from} to have {task} (ready|done|finished|sorted|delivered|out|in) (by|on|for|before) {day}',
      '(plan|schedule) {task} for {day}',
      "(let's|let us|we'll|we will|we) (do|have|plan|schedule|finish|hold|run) {task} (on|by|for) {day}",
      '{task} (can|should|must|has to|have to|will have to|may|could) wait (until|till) {day}',
      'that {task} (is|to be|be) (for|due|due on|due by|ready by|ready for) {day}',
      '(bump|slide|kick|slip|nudge|shove) {task} [back|forward|out|off|along] (to|until|till|into) {day}',
      '(bump|slide|kick) [it] [back|out] (to|until|till) {day}',
      '{day} (for|on) {certain:task}',
      '[let us|we] aim for {day} (for|with|on) {task}',
      'new (date|due date|deadline) (for|of|on) {task} [:|is] {day}',
      '[the] new (date|due date|deadline) (:|is|=) {day}',
      '[the] (due date|deadline) (for|of|on) {task} (is|:|=|→|should be|to be|must be|becomes) [now] {day}',
    ],
    [
      '(vence|que venza|fecha|fecha limite|para) [:] {day}',
      `(pon|deja|mueve|pasa|aplaza|retrasa|pospon|adelanta|cambia) [-me] {task} ${al} {day}`,
      'que {task} (venza|sea|quede|pase|vaya) [para|el|para el|al|a] {day}',
      '(nueva fecha|fecha nueva|fecha|plazo|vencimiento) (de|para|a) {task} [:|sera|es] {day}',
      '[la] (nueva fecha|fecha nueva|nuevo plazo) [limite|de entrega|tope|de vencimiento] (:|sera|es|=) {day}',
      '(corre|recorre|mueve|patea) [-le|-me] {task} (a|al|para|para el|hasta|hasta el) {day}',
      'que (este|quede) (lista|listo|hecha|hecho|terminada|terminado) (para|antes de|para el) {day}',
      '{task} (tiene que|debe) estar (lista|listo|terminada|terminado|hecha|hecho) (para|antes de|para el) {day}',
      '(fija|programa|planifica) {task} (para|para el) {day}',
      '{task} , (para|con fecha|con fecha de|con fecha del) {day}',
      '{topical:task} [,] (para|antes de|antes del|con fecha|con fecha de|con fecha del|hasta|hasta el) {day}',
      'que {task} (este|esten|quede|quede lista|este lista|este listo|esten listos) (para|para el|antes de|antes del) {day}',
      '{task} (tiene que|debe|tienen que|deben) (salir|entregar -se|pagar -se|cerrar -se|quedar) (para|para el|antes de|antes del) {day}',
      '{someone:from} (tiene|tendra) hasta {day} (para|con) {task}',
      'da -le [a] {person:from} hasta [el] {day} (para|con) {task}',
      'que sea (para|para el) {day}',
      '(quiero|queremos|necesito|necesitamos|espero) que {someone:from} tenga {task} (lista|listo|listas|listos|hecha|hecho|terminada|terminado|acabada|acabado) (para|para el|el|antes de|antes del) {day}',
      '(quiero|queremos|necesito|necesitamos|espero) que {someone:from} tenga (lista|listo|listas|listos|hecha|hecho|terminada|terminado|acabada|acabado) {task} (para|para el|el|antes de|antes del) {day}',
      '[{certain:task}] puede esperar (hasta|hasta el) {day}',
      '(necesito|necesitamos) {task} (para|para el|antes de) {day}',
      '(hagamos|hacemos|tengamos|haremos) {task} (el|para|para el) {day}',
      '{task} (puede|debe|tiene que|tendra que|deberia) esperar (a|al|hasta|hasta el) {day}',
      '(tiene que|debe) estar (lista|listo|terminada|terminado|hecha|hecho) (para|antes de|para el) {day}',
      `(aplaza|retrasa|mueve|pospon|pasa) ${al} {day}`,
      'pon [-le|-les] {day} (como|de) (fecha|fecha limite|fecha de entrega|plazo) [a {task}]',
      `pon [-le|-les] [como|de] [${fecha}|fecha|fecha limite|plazo|de] [de|a|al|en|para|para el|hasta] {day} [a {task}]`,
      `pon [-le|-les] a {task} [como|de] [${fecha}|fecha|fecha limite|plazo|de] [de|a|al|en|para|para el|hasta] {day}`,
      `(cambia|mueve|pon|pasa|aplaza|retrasa|adelanta|actualiza|pospon) [-le|-les] ${fecha} [(de|a) {task}] ${al} {day}`,
    ],
    due,
  ),
  ...rules(
    [
      "(she|he|they|we|i|{named}|she'll|he'll|they'll|we'll|i'll) [will] (need|needs) [time] (until|till|to) {day}",
      '(she|he|they|we|i|{named}) (has|have|gets|get) (until|till) {day}',
      '(she|he|they|{named}) (should|must|has to|have to|needs to|need to) (have it done|have it ready|finish it|finish|do it|get it done|get it finished|be done|deliver it|be finished) (by|on|before) {day}',
      '[to be] (done|finished|ready|due|needed|wanted|required|completed|delivered) (by|before|for|on) {day}',
      "(it's|it is|this is|that's|it should be|make it) [needed|wanted|due|required] (for|by|on|before) {day}",
      '[but] (have|get|i need|we need|i want|we want) (it|this|that|them) [all] (done|ready|finished|in|back|out|sent|sorted|delivered) (by|before|for) {day}',
    ],
    [
      '(ella|el|{named}) (necesita|tiene) hasta {day}',
      '(necesita|tiene) hasta {day}',
      '(es|sera|va|seria|que sea) (para|para el|antes de|antes del|hasta|hasta el) {day}',
      '[pero] que (este|esten|quede|queden) (lista|listo|hecha|hecho|terminada|terminado|listas|listos) (para|para el|antes de|antes del) {day}',
      '[pero] (necesito|quiero|necesitamos|queremos) que (este|quede) (para|para el|antes de|antes del) {day}',
      '[ella|el|{named}] (tiene que|debe) (haz|acaba|acabar|termina|entrega) [-la|-lo] (para|antes de|para el) {day}',
    ],
    dueOfLast,
  ),
  ...rules(
    [
      '(forget|forget about|skip|remove|clear|delete|drop|unset|erase|scrap|scratch|ditch|cancel|wipe|get rid of|lose|kill|take away|take off) [the|its|any|all] (due date|due dates|deadline|deadlines|date) [(from|of|on|for) {task}]',
      `no ${date} [needed|necessary|required] [(for|on) {task}]`,
      `take [the|its] ${date} off [{task}]`,
      `{task} (has|needs) no ${date} [any more|anymore|any longer|now]`,
      `(leave|make|set) {task} without [a] ${date}`,
    ],
    [
      `(quita|elimina|borra|saca) [-le|-les] ${fecha} [(a|de) {task}]`,
      `(quita|elimina|borra|saca) [-le|-les] a {task} ${fecha}`,
      `{task} ya no tiene (fecha|plazo|fecha limite)`,
      'deja {task} sin (fecha|plazo|fecha limite)',
      'sin (fecha|plazo|fecha limite)',
    ],
    never,
  ),
];
