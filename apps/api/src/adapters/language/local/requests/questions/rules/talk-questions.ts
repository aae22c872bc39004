import { type Answerable, opening, type QuestionRule, whole } from '../question-rule';

const decisions: Answerable = ({ about, sinceLeft }) => {
  const since = sinceLeft();
  return { kind: 'decisions', about: about(), ...(since ? { since } : {}) };
};
const decisionsInLast: Answerable = ({ about }) => ({ kind: 'decisions', about: about(), meeting: 'last' });
const decisionsIn: Answerable = ({ words }) =>
  words ? { kind: 'decisions', about: [], meeting: { named: words } } : null;
const lastMeeting: Answerable = () => ({ kind: 'summary', of: 'meeting', meeting: 'last' });
const meetingNamed: Answerable = ({ words }) =>
  words && !/^(?:this|that|it|my|esta|este|esto|la tarea|the task|the ticket)\b/i.test(words)
    ? { kind: 'summary', of: 'meeting', meeting: { named: words } }
    : null;
const promises: Answerable = ({ owner, about }) =>
  owner ? { kind: 'promises', userId: owner, about: about() } : null;
const mine: Answerable = ({ context, about }) => ({ kind: 'promises', userId: context.me, about: about() });
const whoSaid: Answerable = ({ target }) => {
  const found = target();
  return found?.kind === 'ticket' ? { kind: 'who-said', target: found, about: [] } : null;
};
const whoSaidThat: Answerable = ({ context, about }) =>
  context.place === 'ticket' ? { kind: 'who-said', target: { kind: 'ticket' }, about: about() } : null;
const why: Answerable = ({ target }) => {
  const found = target();
  return found ? { kind: 'why', target: found } : null;
};
const meeting: Answerable = () => ({ kind: 'summary', of: 'meeting' });
const file: Answerable = () => ({ kind: 'summary', of: 'file' });
const here: Answerable = ({ context: { place } }) =>
  place === 'board' ? null : { kind: 'summary', of: place };

const sum =
  '(summarise|summarize|sum up|recap|give me a summary of|give me an overview of|give me a recap of|a summary of|summary of|write a summary of|tldr of|an overview of)';
const resumen =
  '(resume|resume -me|haz -me un resumen de|haz -me un resumen del|haz un resumen de|haz un resumen del|da -me un resumen de|un resumen de|resumen de|resumen del)';
const met = '(meeting|recording|call|transcript|conversation)';
const junta = '(reunion|grabacion|llamada|transcripcion)';
const doc = '(file|document|pdf|attachment|spreadsheet|attached file)';
const archivo = '(archivo|documento|pdf|adjunto|fichero)';
const promised =
  '(promise|promised|commit to|committed to|agree to|agreed to|offer to do|offered to do|say he would do|say she would do|say they would do|take on|volunteer for)';

/** What was said, settled and promised. */
export const talkQuestions: readonly QuestionRule[] = [
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
      'what [else] (did we|have we|did they|was|were|has been|have been|is|did you) [already] (decide|decided|agree|agreed|settle|settled)',
      '(did we|have we|was anything|has anything been) (decide|decided|agree|agreed)',
      '(what are|what were|list|show|show me|give me|which are) [all] [the|our] decisions',
      '(what|which) decisions (did we make|were made|have we made|have been made|were taken|are there)',
    ],
    [
      'que [mas] (decidimos|se decidio|hemos decidido|se ha decidido|acordamos|se acordo|hemos acordado|quedamos)',
      '(cuales son|dime|lista|muestra -me) [todas] las decisiones',
      'que decisiones (tomamos|se tomaron|hemos tomado|hay)',
      '(decidimos|acordamos|hemos decidido) algo',
    ],
    decisions,
  ),
  ...opening(
    [
      `what [else|all] (did|has|does|had) {owner} ${promised}`,
      'what (are|were) {owner} (promises|commitments)',
      '(did|has) {owner} (promise|promised|commit to|committed to) (anything|something)',
    ],
    [
      'que [mas|otra cosa] (prometio|ha prometido|dijo que haria|ofrecio) {owner}',
      'a que se (comprometio|ha comprometido) {owner}',
      'que se comprometio a hacer {owner}',
      'en que quedo {owner}',
      'que quedo en hacer {owner}',
      'que (ha prometido|prometio) hacer {owner}',
      '(prometio|ha prometido) {owner} algo',
    ],
    promises,
  ),
  ...opening([`what [else|all] (did|have) i ${promised}`], ['que [mas] (prometi|he prometido)'], mine),
  ...whole(
    [
      'who (said|mentioned|asked for|brought up|proposed|suggested|wanted|requested) {task}',
      'where does {task} come from',
      'where was {task} (said|mentioned|discussed)',
    ],
    [
      'quien (lo|la) (dijo|pidio|propuso|menciono)',
      'quien (dijo|pidio|propuso|menciono) {task}',
      'de donde (sale|viene) {task}',
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
  ...whole(
    [
      `${sum} (the|our) (last|latest|previous) ${met}`,
      `what (was|happened in|came out of|came up in|are the open points (of|from)|are the action items (of|from)|was said in|was discussed in|did we talk about in|did we discuss in) (the|our) (last|latest|previous) ${met} [about]`,
    ],
    [
      `${resumen} [la] ultima ${junta}`,
      `(de que (iba|fue|trato|trataba)|que (se dijo|paso|se hablo) en|que salio de) la ultima ${junta}`,
    ],
    lastMeeting,
  ),
  ...opening(
    [
      `${sum} [the|this|our] [whole] ${met}`,
      `what (was|happened in) [the|this] ${met} [about]`,
      `what was (said|discussed) in [the|this] ${met}`,
      `(what are|list|show|show me) [all] the (action items|todos|to dos|next steps) [(of|from) [the|this] ${met}]`,
    ],
    [
      `${resumen} [la|esta|el] ${junta}`,
      `de que (iba|fue|trato|trataba) [la|esta] ${junta}`,
      `que (se dijo|paso|se hablo) en [la|esta] ${junta}`,
    ],
    meeting,
  ),
  ...whole(
    [
      `${sum} [the|our] {words} [${met}]`,
      `what (happened|was said|was discussed) (in|at|during) [the|our] {words} [${met}]`,
      'what did (we|they) (talk about|discuss) (in|at|during) [the|our] {words}',
      "(what's|what is) new from [the|our] {words} meeting",
    ],
    [
      `${resumen} [la|el|de] {words}`,
      'que (se dijo|paso|se hablo) en [la|el] {words}',
      'de que se hablo en [la|el] {words}',
    ],
    meetingNamed,
  ),
  ...opening([`${sum} [the|this|that] [attached] ${doc}`], [`${resumen} [el|este] ${archivo}`], file),
  ...whole(
    [
      `${sum} (it|this|that|everything|the task|this task|the ticket|this ticket)`,
      '(summary|summarise|summarize|recap|tldr) [please]',
      "(what is|what's) (this|it|this task|the task|this ticket|this meeting) [all] about",
    ],
    [
      `${resumen} (esto|esta tarea|la tarea|el ticket|este ticket|todo)`,
      '(resumen|resume|resume -lo|resume -la)',
      'de que (va|trata) (esto|esta tarea|la tarea)',
    ],
    here,
  ),
];
