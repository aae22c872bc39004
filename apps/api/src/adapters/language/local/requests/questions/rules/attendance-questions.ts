import { type Answerable, type QuestionRule, whole } from '../question-rule';

const attendees: Answerable = () => ({ kind: 'attendees' });
/** Of the meeting that is open, else of the one that is spoken of. */
const wasThere: Answerable = ({ context }) => (context.place === 'board' ? null : { kind: 'attendees' });
const attendeesOf: Answerable = ({ words }) =>
  words &&
  !/^(?:supposed|meant|going|asked|told|to|responsible|in charge|assigned|against|for it|in favou?r|behind|late|absent|missing|right|wrong|it|that|besides|apart|other than|with me|with us)\b/i.test(
    words,
  )
    ? { kind: 'attendees', meeting: { named: words } }
    : null;
const attendeesOfLast: Answerable = () => ({ kind: 'attendees', meeting: 'last' });

/** Who was in a meeting. */
export const attendanceQuestions: readonly QuestionRule[] = [
  ...whole(
    [
      'who (was|were|attended|joined|took part|participated|was there|was present) [in|at] [the|this] [meeting|call|recording]',
      '(who are|list|show me) the (attendees|participants)',
      'who [all|else] (was|were) [all] (in the room|present|there|around|at the table|on the call|part of it|in it|on it|in this|here) [that day|then] [for|at|in|during] [this|it|that|the] [one|meeting|call|recording]',
      'who (sat in|took part|joined|attended|came) [on|in|to|for] [this|it|that] [one|meeting|call]',
    ],
    [
      '(quien|quienes) (estuvo|estuvieron|estaba|estaban|participo|participaron|asistio|asistieron|fue|fueron) [en|a] [la|esta] [reunion|llamada]',
      '(quienes son|lista|dime) los (asistentes|participantes)',
      '(quien|quienes) [mas] (estuvo|estuvieron|estaba|estaban|habia|vino|vinieron) [presente|presentes|en la sala|ahi|alli|aqui] [en esto|en esta|en ella]',
      'con quien (fue|era|hicimos) [esta|la] [reunion|llamada]',
    ],
    attendees,
  ),
  ...whole(
    [
      '(was|were) ({namesake}|i|we) [also] (in|at|on) [the|this|that] (meeting|call|recording) [too|as well]',
      '(did|has) {namesake} (attend|join|come to|take part in|go to) [the|this|that] (meeting|call|recording) [too|as well]',
    ],
    [
      '(estuvo|estaba|participo) [tambien] {namesake} en (la|esta) (reunion|llamada)',
      '(estuve|estaba|estuvimos|participe) [yo|tambien] en (la|esta|esa) (reunion|llamada)',
      '(asistio|fue|vino) [tambien] {namesake} a (la|esta) (reunion|llamada)',
    ],
    attendees,
  ),
  ...whole(
    [
      '(was|were) {namesake} [also] (there|present|here|in it|at it|in the room|in this|at this|on this|on it) [too|as well]',
      '(did|has) {namesake} (attend|attended|join|joined|come|take part|participate|attend this|attend it|join it) [too|as well]',
    ],
    [
      '(estuvo|estaba) [tambien] {namesake} [ahi|alli|aqui|presente|en esta]',
      '(asistio|participo|vino) [tambien] {namesake}',
    ],
    wasThere,
  ),
  ...whole(
    ['who (was|were|attended|joined) [in|at] (the|our) (last|latest|previous) (meeting|call)'],
    ['(quien|quienes) (estuvo|estuvieron|estaba|estaban|fue|fueron) en la ultima (reunion|llamada)'],
    attendeesOfLast,
  ),
  ...whole(
    [
      'who [all|else] (was|were|attended|joined|took part|came|sat|participated) [all] [there|present|around|along] [in|at|on|to|for|during] [the|our|that] {words} [meeting|call]',
      '(list|show|show me|name) [the] (attendees|participants|people) (of|in|at|from) [the|our] {words} [meeting|call]',
    ],
    [
      '(quien|quienes) [mas] (estuvo|estuvieron|estaba|estaban|participo|participaron|fue|fueron|asistio|asistieron|vino|vinieron|habia) [ahi|alli|presente|presentes] (en|a|al) [la|el] [reunion|llamada] [de|del|sobre] {words}',
      '(quienes son|lista|dime) [los] (asistentes|participantes) (de|del) [la] [reunion|llamada] [de|del|sobre] {words}',
    ],
    attendeesOf,
  ),
];
