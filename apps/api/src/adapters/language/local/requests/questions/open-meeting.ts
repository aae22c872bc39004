import type { Ground } from '../grammar/match';
import type { Question, RequestContext } from '../request';

/** What points to the meeting whose page is open, and not to the board. */
const pointed =
  /\b(?:(?:from|in|of|out of|at) (?:this|here|it|(?:this|the) (?:meeting|call|recording))|(?:was|were) there|de (?:aqui|esto|esta(?: reunion| llamada)?|la (?:reunion|llamada))|en (?:esta|la) (?:reunion|llamada))\b/;
const ofTasks = /\b(?:board|tablero)\b/;

/** On a meeting's page, 'what is still open from this' is asked of what that meeting came to. */
export function ofOpenMeeting(
  { tokens }: Ground,
  { place, me }: RequestContext,
  question: Question,
  from: number,
  to: number,
): Question {
  if (place !== 'meeting' || (question.kind !== 'list' && question.kind !== 'count')) return question;
  const { filter } = question;
  const words = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
  if (filter.origin !== undefined || !pointed.test(words) || ofTasks.test(words)) return question;
  // What nobody took on may be no task yet, and neither may what one promised.
  if (filter.assigneeId === null) return { kind: 'loose-items' };
  const { assigneeId, ...others } = filter;
  if (assigneeId === me && Object.keys(others).length === 0)
    return { kind: 'promises', userId: me, about: [], meeting: 'open' };
  return { ...question, filter: { ...filter, origin: 'open' } };
}
