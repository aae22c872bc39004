import { type Answerable, opening, type QuestionRule, whole } from '../question-rule';
import { changedWithin } from './change-questions';

const loads: Answerable = ({ owner, other }) =>
  owner && other && owner !== other ? { kind: 'loads', userIds: [owner, other] } : null;
const looseItems: Answerable = ({ context }) => ({
  kind: 'loose-items',
  ...(context.place === 'meeting' ? {} : { meeting: 'last' as const }),
});
const outside: Answerable = () => ({ kind: 'outside' });

const load = '(workload|workloads|load|loads|work|tasks|to do lists|boards|plates|queues)';
const carga = '(carga|cargas|trabajo|carga de trabajo|tareas|lista|listas)';
const mail =
  '(mail|email|e mail|sms|whatsapp|text message|invitation|invite|fax|press release|tweet|phone call|call)';
const correo = '(correo|email|mail|e mail|carta|sms|whatsapp|invitacion|llamada|fax)';
const which =
  '(which|what) [of the] (action items|action points|actions|todos|to dos|next steps|promises|things|items|follow ups)';
const notOnBoard =
  "[that] (are not|aren't|are still not|are missing|have not made it|haven't made it|did not make it|didn't make it|are not yet|never made it) [on|onto|to|from] [the|our] board [yet|so far]";
const sum =
  '(summarise|summarize|sum up|recap|give me a summary of|a summary of|summary of|give me a recap of|an overview of|give me an overview of|catch me up on|how (did|was|is))';

/** Two people side by side, days as a whole, and what lies outside the board. */
export const loadQuestions: readonly QuestionRule[] = [
  ...whole(
    [
      `compare [the] ${load} (of|for|between) {owner} (and|with|to) {owner:other}`,
      `compare {owner} (and|with|to) {owner:other}`,
      `compare {possessive:owner} (and|with|to) {possessive:other} ${load}`,
      `who (has|has got|carries) [the] (more|most|less|fewer|least) [work|tasks|to do] [on] [(his|her|their) plate] [,|:] {owner} or {owner:other}`,
      `who is (busier|less busy|freer|more loaded|more free|more available) [,|:] {owner} or {owner:other}`,
      '(is|has|does) {owner} (busier|more busy|more|less|have more|have less|more to do|less to do) [to do] [work|tasks] than {owner:other}',
      `(between|of) {owner} (and|or) {owner:other} [,] who (has|is) (more|less|busier|freer|the most|the least|fewer) [to do|work|tasks|loaded]`,
    ],
    [
      `compara [-me] [la|las|los|el] ${carga} (de|entre|del) {owner} (y|con|e) [(la|el|las) de] {owner:other}`,
      'compara [-me] a {owner} (con|y) [a] {owner:other}',
      `quien (tiene|lleva|carga con) (mas|menos) [trabajo|tareas|cosas] [,|:] {owner} o {owner:other}`,
      'quien (esta|va) (mas|menos) (cargado|cargada|liado|liada|ocupado|ocupada|libre) [,|:] {owner} o {owner:other}',
      `(tiene|lleva) {owner} (mas|menos) [trabajo|tareas] que {owner:other}`,
    ],
    loads,
  ),
  ...whole(
    [`${sum} [the] {past} [go|like]`, '(what happened|what was done|what did we do|what got done) {past}'],
    [
      '(resume|resume -me|resumen de|haz -me un resumen de|da -me un resumen de) [la|el] {past}',
      '(como (fue|ha ido)|que tal (fue|ha ido)) {past}',
      'que (paso|ha pasado|se hizo|se ha hecho|hicimos) {past}',
    ],
    changedWithin,
  ),
  ...whole(
    [
      `${which} (here|there|in this|from here|from this|of this|from it) [meeting|call] ${notOnBoard}`,
      `${which} ${notOnBoard}`,
      `(is|was) there anything [here|in this meeting|from this meeting|said] [that] [is] (not|missing) [(on|from)] the board [yet]`,
    ],
    [
      '(que|cuales) [tareas|acciones|encargos|compromisos|puntos] [de] [aqui|esta reunion|la reunion] [todavia|aun] (no estan|faltan) [todavia|aun] (en el tablero|por apuntar)',
    ],
    looseItems,
  ),
  ...opening(
    [
      `(draft|write|send|compose|prepare|make) [me|us] (a|an|the|another) [short|quick|polite|friendly|nice] ${mail}`,
      '(mail|email|phone|ring|text|fax|whatsapp) (the|our|a|him|her|them|everyone|everybody|{named})',
      '(schedule|arrange|set up|organise|organize|book|plan) [me|us] (a|an|another) [new] (meeting|call|appointment|room|video call|flight|table|taxi|hotel)',
      '(draft|write|compose) [me|us] (a|the) [short|quick|polite|friendly] (letter|reply|answer|speech|note) (to|for) (the|our|{named})',
    ],
    [
      `(redacta|escribe|manda|envia|prepara|haz) [-me|-le|-les|-nos] (un|una|el|la|otro) [breve|corto] ${correo}`,
      '(agenda|convoca|organiza|reserva|programa) [-me|-nos] (una|la|otra) [nueva] (reunion|cita|llamada|sala|mesa|videollamada)',
      '(llama|telefonea) [-le] a (la|el|los|las|un|una)',
    ],
    outside,
  ),
];
