import { meetingOf } from '@/adapters/language/local/requests/filters/filter-rules';
import { type Answerable, opening, type QuestionRule, whole } from '../question-rule';

const decisions: Answerable = ({ about, sinceLeft }) => {
  const since = sinceLeft();
  return { kind: 'decisions', about: about(), ...(since ? { since } : {}) };
};
const decisionsInLast: Answerable = ({ about }) => ({ kind: 'decisions', about: about(), meeting: 'last' });
const decisionsIn: Answerable = ({ words }) =>
  words ? { kind: 'decisions', about: [], meeting: meetingOf(words) } : null;
const related: Answerable = ({ target }) => {
  const found = target();
  return found ? { kind: 'related', target: found } : null;
};
const promises: Answerable = ({ owner, about, context: { message, place } }) => {
  if (!owner) return null;
  // 'In the meeting that this comes from' is not what was promised, but where; and so is 'in Monday's meeting'.
  const isThere = place !== 'board' && thatMeeting.test(message);
  const words = isThere
    ? about().filter((word) => !comesFrom.test(word))
    : inMeeting.test(message)
      ? []
      : about();
  return { kind: 'promises', userId: owner, about: words, ...(isThere && { meeting: 'open' }) };
};
const promisesIn: Answerable = ({ owner, words }) =>
  owner && words && !/^(?:de )?(?:(?:la|the) )?(?:esta|esa|this|that|que|donde|which|where)\b/i.test(words)
    ? { kind: 'promises', userId: owner, about: [], meeting: { named: words } }
    : null;
const inMeeting =
  /\b(?:in|at|during) [^,.?!]{1,40}\b(?:meeting|call)\b|\b(?:en|durante) (?:la|una|aquella) (?:reuni[oó]n|llamada)/i;
const comesFrom = /^(?:com(?:e|es|ing)|came|viene|vino|sale|salio|surge|surgio)$/;
const thatMeeting =
  /\b(?:in|at|during) (?:this|that|the same) (?:meeting|call)\b|\b(?:meeting|call) (?:that )?(?:this|it) c(?:omes|ame)\b|\ben (?:esta|esa|la misma|aquella) (?:reuni[oó]n|llamada)|(?:reuni[oó]n|llamada) de (?:la que|donde)\b/i;
const mine: Answerable = ({ context, about }) => ({ kind: 'promises', userId: context.me, about: about() });
const whoSaid: Answerable = ({ target }) => {
  const found = target();
  return found?.kind === 'ticket' ? { kind: 'who-said', target: found, about: [] } : null;
};
const whoSaidThat: Answerable = ({ context, about }) =>
  context.place === 'ticket' ? { kind: 'who-said', target: { kind: 'ticket' }, about: about() } : null;
const origin: Answerable = ({ target }) => {
  const found = target();
  return found && (found.kind === 'ticket' || found.kind === 'titled')
    ? { kind: 'why', target: found }
    : null;
};
const why: Answerable = ({ target }) => {
  const found = target();
  return found ? { kind: 'why', target: found } : null;
};

const whyHere: Answerable = ({ context }) =>
  context.place === 'ticket' ? { kind: 'why', target: { kind: 'ticket' } } : null;

/** What a meeting is called. */
export const met = '(meeting|recording|call|transcript|conversation)';
export const junta = '(reunion|grabacion|llamada|transcripcion)';
const promised =
  '(promise|promised|commit to|committed to|agree to|agreed to|offer to do|offered to do|say he would do|say she would do|say they would do|take on|volunteer for|sign up for|put his hand up for|put her hand up for|undertake [to do]|end up with|say he was going to do|say she was going to do|say they were going to do|say he will do|say she will do|say they will do)';

/** What was said, settled and promised. */
export const talkQuestions: readonly QuestionRule[] = [
  ...whole(
    [
      "(what|which tasks|what else|anything|is there anything|are there tasks|what is|what's) [is|are] (related|similar|connected|relevant) to {task}",
      '(is there|are there|do we have|have we got|which|what|what is) [a|any|another|other|some|the] (task|tasks|ticket|tickets|card|cards) [that] [is|are|looks] ((similar to|resembling) {task}|(related to|like) {certain:task})',
      '(related|similar) (tasks|tickets) [to {task}]',
      '(show|show me|find|list) [the] (related|similar) (tasks|tickets) [to {task}]',
      'what [else] has to do with {task}',
      '(is|are) {task} [maybe|perhaps|possibly] (a duplicate|a double|duplicates) [of (something|another task|another ticket|anything|one)]',
      '(do we have|have we got|is) {task} [already] (twice|on the board already|there already|already there|on the board twice|somewhere else|in here twice)',
      '(are there|do we have|have we got|any) [any] (similar|related|other similar) (tasks|tickets|cards) [here]',
    ],
    [
      '(que|que tareas|hay algo|hay tareas|que mas) [esta|estan|hay] (relacionado|relacionada|relacionadas|parecido|parecidas|similar) (con|a) {task}',
      '(hay|tenemos|existe) [alguna|otra|alguna otra|una|otras] (tarea|tareas|ticket) [que sea|que se] ((parecida|parecidas|similar|similares|parezca|parezcan) a {task}|(relacionada|relacionadas) con {certain:task})',
      '(tareas|tickets) (relacionadas|parecidas|similares) [(con|a) {task}]',
      'que [mas] tiene que ver con {task}',
      '(es|esta|sera) {task} (un duplicado|una duplicada|duplicada|duplicado|repetida|repetido)',
      '(tenemos|esta|hay) {task} [ya] (dos veces|duplicada|duplicado|repetida|repetido)',
      '(hay|tenemos) (tareas|tickets|tarjetas) (parecidas|similares|relacionadas|parecidos) [aqui]',
    ],
    related,
  ),
  ...whole(
    [
      `(what|which) (are|were) [all] [the|our] decisions (in|from|of|at) (the|our) (last|latest|previous) ${met}`,
      `(what|which) decisions (did we make|were made|have we made|were taken|came out) (in|at|of) (the|our) (last|latest|previous) ${met}`,
      `what (did we|have we|did they|was|were) (decide|decided|agree|agreed|settle|settled) (in|at) (the|our) (last|latest|previous) ${met}`,
      `(decisions|show me the decisions|list the decisions) (from|of|in|at) (the|our) (last|latest|previous) ${met}`,
    ],
    [
      `(cuales son|cuales fueron|dime|que) [las] decisiones [hubo|se tomaron|tomamos] (de|en) la ultima ${junta}`,
      `que (decidimos|se decidio|hemos decidido|acordamos|se acordo) en la ultima ${junta}`,
    ],
    decisionsInLast,
  ),
  ...whole(
    [
      `(what|which) (are|were) [all] [the|our] decisions (in|from|of|at) [the|our] {words} [${met}]`,
      `(what|which) decisions (did we make|were made|have we made|were taken) (in|at) [the|our] {words} [${met}]`,
      `what (did we|have we|did they|was|were) (decide|decided|agree|agreed|settle|settled) (in|at|during) [the|our] {words} [${met}]`,
    ],
    [
      '(cuales son|cuales fueron) las decisiones (de|del|en) [la|el] {words}',
      'que (decidimos|se decidio|hemos decidido|acordamos|se acordo) en [la|el] {words}',
    ],
    decisionsIn,
  ),
  ...opening(
    [
      'what [else|all] (did we|have we|did they|was|were|got|has been|have been|is|did you) [already|actually|finally] (decide|decided|agree|agreed|settle|settled) [on|upon]',
      '(did we|have we|was anything|has anything been|did they|did anyone) (decide|decided|agree|agreed|settle|settled|conclude|concluded|reach) [on|upon] [anything|something|a decision|an agreement]',
      '(anything|something|is there anything|what) [was|been] (decided|agreed|settled) (about|on|regarding|for|with)',
      '(what are|what were|list|show|show me|give me|which are) [all] [the|our] decisions',
      '(any|are there any|were there any|have there been any) (decisions|agreements) [made|taken|reached]',
      '(what|which) decisions (did we make|were made|have we made|have been made|were taken|are there)',
    ],
    [
      'que [mas] (decidimos|se decidio|hemos decidido|se ha decidido|acordamos|se acordo|hemos acordado|quedamos)',
      'en que [al final|finalmente] (quedamos|hemos quedado|se quedo) [al final|finalmente]',
      '(cuales son|dime|lista|muestra -me) [todas] las decisiones',
      'que decisiones (tomamos|se tomaron|hemos tomado|hay|hubo|salieron|han salido|quedaron) [de aqui|de ahi|de esta|aqui]',
      '(decidimos|acordamos|hemos decidido|se decidio|se acordo|quedamos en) algo [decidido|acordado]',
      'hay algo (decidido|acordado)',
      '(hubo|hay|se tomo|se tomaron) (alguna|algunas) (decision|decisiones)',
    ],
    decisions,
  ),
  ...whole(
    [
      `what [else|all] (did|has|does|had) {owner} ${promised} [,] (in|at|during|on) (the|our) {words} ${met}`,
      `what [else|all] (did|has|does|had) {owner} ${promised} [,] (in|at|during|on) (the|our) ${met} (about|on|of) {words}`,
    ],
    [
      `que [mas] (prometio|ha prometido|dijo que haria|ofrecio) {owner} [,] (en|durante) la ${junta} [de|del|sobre] [la|el] {words}`,
      `que (dijo|ha dicho) {owner} que (iba a|va a|haria|hara) [haz|hacer] [,] (en|durante) la ${junta} [de|del|sobre] [la|el] {words}`,
      `a que se (comprometio|ha comprometido) {owner} [,] (en|durante) la ${junta} [de|del|sobre] [la|el] {words}`,
    ],
    promisesIn,
  ),
  ...opening(
    [
      `what [else|all] (did|has|does|had) {owner} ${promised}`,
      `{owner} [,] what (did|has) (he|she|they) ${promised}`,
      'what [else|all] {owner} [has] (promised|committed to|agreed to|offered to do|took on|taken on|signed up for|volunteered for)',
      'what (was|is) {owner} (supposed|going|meant) to do (after|from|out of) [the|this|that] (meeting|call)',
      'what (are|were) {owner} (promises|commitments)',
      '(did|has) {owner} (promise|promised|commit to|committed to) (anything|something)',
      '(any|what|which|is there any|are there any|what are the|what is the|what was the|what were the|what was|list the) (homework|action items|action item|action points|actions|follow ups|follow up|takeaways|duties|assignments) [is there|are there|came out|came up|left] (for|of|on) {owner}',
      '(what|which) (homework|action items|action points|actions|follow ups|takeaways|duties|assignments) (did|does|has) {owner} (have|get|got|take|take away|leave with|go home with)',
      'what (did|does|must|should|will) {owner} (take away|walk away with|leave with|go home with|come away with|have to do after)',
      '(did|does) {owner} (get|have|leave with) [any] (homework|action items|action points|actions|follow ups)',
    ],
    [
      'que [mas|otra cosa] (prometio|ha prometido|dijo que haria|ofrecio) {owner}',
      'a que se (comprometio|ha comprometido) {owner}',
      'que se comprometio a hacer {owner}',
      'en que quedo {owner}',
      'que quedo en (haz|hacer) {owner}',
      '{owner} [,] [en] que (quedo|queda|prometio|ha prometido|dijo que haria|ofrecio) [en] [haz|hacer]',
      '{owner} [,] a que se (comprometio|ha comprometido)',
      'que (ha prometido|prometio) hacer {owner}',
      '(prometio|ha prometido) {owner} algo',
      '(hay|quedaron|quedo|que|que otros|cuales son los) [algun|alguna|algo de] (deberes|deber|encargo|encargos|compromisos|tareas pendientes|acciones) [hay|quedan|quedaron|salieron] (para|de) {owner}',
      'que (deberes|encargos|compromisos) (tiene|le quedan a|se lleva|se llevo|le quedaron a) {owner}',
      'que se (lleva|llevo) {owner}',
      'que (dijo|ha dicho) {owner} que (iba a|va a|haria|hara) [haz|hacer]',
      'de que se (encargo|hizo cargo|iba a encarga|iba a ocupa) {owner}',
      'que le (toco|encargaron|encargamos|quedo|pedimos|pidieron|tocaba) [haz] a {owner}',
    ],
    promises,
  ),
  ...opening(
    [`what [else|all] (did|have) i ${promised}`, `what [else|all] i ${promised}`],
    ['que [mas] (prometi|he prometido)'],
    mine,
  ),
  ...whole(
    [
      'where (does|did) {task} [first|originally] (come|originate|start) [up] [from]',
      '(where|where is|where was) {task} [coming] from',
      'how did {task} (come about|come up|get here|end up here|get on the board|start)',
      '(which|what) (meeting|call) did {task} (come out of|come from|come up in|start in|stem from)',
      "(what is|what's) the (origin|source|background) of {task}",
      '{task} [,] (which|what) (meeting|call) (did it come from|did it come out of|is it from|was it from|did that come from)',
      '{task} [,] where (did|does) (it|that|this) come from',
    ],
    [
      'de donde (sale|viene|salio|vino|surge|surgio|nace|nacio) {task}',
      'en que (reunion|llamada) (salio|surgio|se hablo de|se menciono|se decidio|aparecio) {task}',
      'de que (reunion|llamada) (salio|vino|sale|viene) {task}',
      '{task} [,] (de|en) que (reunion|llamada) (salio|vino|sale|viene|surgio|nacio)',
      '{task} [,] de donde (sale|viene|salio|vino|surge|surgio|nace|nacio)',
    ],
    origin,
  ),
  ...whole(
    [
      'who [actually|really|originally] (said|mentioned|asked for|brought up|proposed|suggested|wanted|requested|promised|agreed to|came up with) {task}',
      '(which|what) meeting (is|does|did) {task} [come] (from|out of)',
      'in (which|what) meeting did we (talk about|discuss|mention) {certain:task}',
      'where was {task} (said|mentioned|discussed)',
    ],
    [
      'quien (lo|la) (dijo|pidio|propuso|menciono|prometio)',
      'quien (dijo|pidio|propuso|menciono|prometio) {task}',
      'de que (reunion|llamada) (sale|viene|es) {task}',
      'donde se dijo {task}',
    ],
    whoSaid,
  ),
  ...opening(
    ['who (said|mentioned|asked for|brought up|suggested) [that]'],
    ['quien (dijo|menciono|pidio|propuso) [que]'],
    whoSaidThat,
  ),
  ...whole(
    [
      'why (do|would|did) we need (new ones|new one|a new one|more|more of them|others|them|those|these|another one)',
    ],
    [
      '(por que|para que) (necesitamos|queremos|hacen falta|hace falta) [unos|unas|uno|una] (mas|otros|otras|otro|otra|nuevos|nuevas|nuevo|nueva)',
    ],
    whyHere,
  ),
  ...whole(
    [
      'why (do we need|do we do|are we doing|do we have|should we do|did we want|do we want|must we do) {task}',
      'why (do we need to|do we have to|must we|do we want to) {task}',
      'why is {task} (needed|important|necessary|here|there|urgent)',
      'why (does|did) {task} (exist|matter|come up)',
      "(what is|what's) the reason (for|behind|of) {task}",
      "(what is|what's) {task} for",
      'why {certain:task}',
      'why',
    ],
    [
      'por que (necesitamos|hace falta|hacemos|queremos|tenemos|tenemos que haz|es necesaria|es importante|hay que haz) {task}',
      'por que (hay que|tenemos que|debemos) {task}',
      'para que (es|sirve|necesitamos|hacemos) {task}',
      'por que (la|lo|las|los) (necesitamos|hacemos|queremos|tenemos)',
      'por que [{certain:task}]',
    ],
    why,
  ),
];
