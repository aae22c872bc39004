import type { Question } from '@/adapters/language/local/requests/request';
import { type Answerable, opening, type QuestionRule, whole } from '../question-rule';
import { junta, met } from './talk-questions';

const meetings: Answerable = ({ past }) => ({ kind: 'meetings', ...(past ? { within: past } : {}) });
const lastDay: Answerable = () => ({ kind: 'meeting-day', meeting: 'last' });
const openDay: Answerable = ({ context }) =>
  context.place === 'board' ? null : { kind: 'meeting-day', meeting: 'open' };
const namedDay: Answerable = ({ words }) =>
  words ? { kind: 'meeting-day', meeting: { named: words.replace(kind, '') } } : null;
const kind = /^(?:reuni[oó]n|llamada|meeting|call)\s+(?:de|del|sobre|about|on)\s+|\s+(?:meeting|call)$/gi;
const decided: Answerable = ({ past, about }): Question | null =>
  past ? { kind: 'decisions', about: about(), since: past.from, until: past.to } : null;
const sumOf: Answerable = ({ past }) =>
  past ? { kind: 'summary', of: 'meeting', meeting: { within: past } } : null;
const presentOn: Answerable = ({ past }) => (past ? { kind: 'attendees', meeting: { within: past } } : null);

const mets = '(meetings|calls|recordings)';
const juntas = '(reuniones|llamadas|grabaciones)';
const settled = '(decide|decided|agree|agreed|settle|settled|agree on|agreed on|settle on|settled on)';
const resuelto =
  '(decidimos|se decidio|hemos decidido|se ha decidido|acordamos|se acordo|hemos acordado|quedamos|se quedo|quedo)';
/** 'In Tuesday's meeting', 'in the meeting on Tuesday'. */
const inMeeting = `[on|in|at|during] ([the|our] {past} ${met}|[the] ${met} (on|of|from|last) {past}|[the] ${met} {past}|{past})`;
const enJunta = `[en|durante] ([la|esta] ${junta} (del|de|de la|de el) {past}|[la] ${junta} {past}|{past})`;

/** Which meetings there were, when, and what came of those of some days. */
export const meetingQuestions: readonly QuestionRule[] = [
  ...whole(
    [
      `(what|which|how many|any) ${mets} (did we have|have we had|were there|are there|do we have|took place|happened|did we hold|have there been|was i in|did i attend|are on record) [on|in|during] [{past}]`,
      `(were there|have we had|did we have) any ${mets} [on|in|during] [{past}]`,
      `[(list|show|show me|give me|name)] [all] [the|our|my] ${mets} [(of|from|in|on|since)] {past}`,
      `(list|show|show me|give me|name) [all] [the|our|my] ${mets}`,
      `did we (meet|have a meeting|talk) [on|in] {past}`,
    ],
    [
      `(que|cuales|cuantas) ${juntas} (hubo|tuvimos|hay|hemos tenido|se hicieron|ha habido|se celebraron|celebramos) [en|durante] [{past}]`,
      `[(lista|muestra|dime|da|ensena) [-me|-nos]] [todas] [las] ${juntas} [de|del|en] {past}`,
      `(lista|muestra|dime|da|ensena) [-me|-nos] [todas] [las] ${juntas}`,
      `(hubo|tuvimos|ha habido) (alguna|algunas) (${junta}|${juntas}) [en|durante] {past}`,
    ],
    meetings,
  ),
  ...whole(
    [
      `when (was|did we have|did we hold) (the|our) (last|latest|most recent|previous) ${met}`,
      'when did we (last meet|meet last|last have a meeting|last talk)',
      `(what|which) day was (the|our) (last|latest) ${met}`,
      `(what|which) was (the|our) (last|latest|most recent) ${met}`,
    ],
    [
      `cuando (fue|tuvimos|hicimos|se hizo) la ultima ${junta}`,
      `(que dia|cual) fue la ultima ${junta}`,
      'cuando nos reunimos por ultima vez',
    ],
    lastDay,
  ),
  ...whole(
    [
      `when (was|is|did we have|did we hold) (this|the) ${met}`,
      `(what|which) day was (this|the) ${met}`,
      `what is the date of (this|the) ${met}`,
    ],
    [
      `cuando (fue|es|se hizo|tuvimos) (esta|la) ${junta}`,
      `(que dia|de que dia) (fue|es) (esta|la) ${junta}`,
    ],
    openDay,
  ),
  ...opening(
    [
      `what [else|all] (did we|have we|did they|was|were|got) [all] ${settled} ${inMeeting}`,
      `(what|which) (decisions|agreements) (did we make|were made|were taken|came out|came) ${inMeeting}`,
      `(list|show|show me|what were|what are) [all] [the|our] decisions (of|from|in) ${inMeeting}`,
      `(did we|was anything|have we) ${settled} [anything|something] ${inMeeting}`,
    ],
    [
      `que [mas] ${resuelto} ${enJunta}`,
      `(que|cuales|dime) [fueron] [las] decisiones (se tomaron|tomamos|hubo|de) ${enJunta}`,
    ],
    decided,
  ),
  ...whole(
    [
      `what (happened|was said|was discussed|was talked about|came out|was it about|did we (discuss|talk about)) ${inMeeting}`,
      `(summarise|summarize|sum up|recap|summary of|give me a summary of) ([the|our] {past} ${met}|[the] ${met} (on|of|from) {past})`,
      `what was [the|our] {past} ${met} about`,
      `what was [the] ${met} (on|of|from) {past} about`,
    ],
    [
      `(que (se dijo|paso|se hablo|se trato)|de que se hablo|de que (iba|fue)) ${enJunta}`,
      `(resume|resume -me|resumen de) [la] ${junta} (del|de|de la) {past}`,
    ],
    sumOf,
  ),
  ...whole(
    [
      `who (was|were|attended|joined|took part|came) [in|at|to] ([the|our] {past} ${met}|[the] ${met} (on|of|from) {past})`,
    ],
    [
      `(quien|quienes) (estuvo|estuvieron|estaba|estaban|participo|participaron|fue|fueron|asistio|asistieron) [en|a] [la] ${junta} (del|de|de la) {past}`,
    ],
    presentOn,
  ),
];

/** When one was, by its name: tried after everything that may be a task's. */
export const meetingDayQuestions: readonly QuestionRule[] = whole(
  [
    `when (was|did we have|did we hold) [the|our] [last|latest|most recent|previous] {words} [${met}]`,
    `(what day|on what day|what date|which day) was [the|our] {words} [${met}]`,
    `what is the date of [the|our] {words} ${met}`,
  ],
  [
    'cuando (fue|tuvimos|hicimos|se hizo|se celebro) [la|el] [ultima|ultimo] {words}',
    '(que dia|en que fecha) (fue|tuvimos) [la|el] {words}',
  ],
  namedDay,
);
