import { type Mark, markMessage } from '../likely/marks';
import type { Action, Command, RequestContext } from '../request';

/** What may stand between whose a new task is and when. */
const between =
  /^(?:,|para|for|a|to|el|la|on|by|due|before|antes|de|del|hasta|until|y|and|with|con|fecha|date)$/;

/**
 * Pure: 'for Mateo, 3 December: take the dog to the trainer' is called by what stands behind the colon, and whose it is
 * and when is said before it. Any other word there belongs to the title.
 */
export function withHeadedTitles(commands: readonly Command[], context: RequestContext): Command[] {
  return commands.map(({ target, actions }) => ({
    target,
    actions: actions.map((action) => (action.kind === 'create' ? headed(action, context) : action)),
  }));
}

function headed(action: Action & { kind: 'create' }, context: RequestContext): Action {
  const colon = action.title.indexOf(': ');
  const title = action.title.slice(colon + 1).trim();
  // What is quoted is called so as a whole.
  const isQuoted = /["“«'‘]/.test(context.message.charAt(context.message.indexOf(action.title) - 1));
  if (colon < 1 || title === '' || isQuoted) return action;
  // A message is read in the language that it is written in.
  const marks = (['en', 'es'] as const)
    .map((language) => markMessage({ ...context, language, message: action.title.slice(0, colon) }, []).marks)
    .find((some) => some.every(isOfHead));
  if (!marks) return action;
  const people = marks.filter((mark) => mark.kind === 'person');
  const days = marks.filter((mark) => mark.kind === 'day');
  const [person, ...others] = people.flatMap(({ ids, isActive }) => (isActive ? ids : ['', '']));
  const [day, ...more] = days.map((mark) => mark.day);
  if (others.length + more.length > 0 || people.length + days.length === 0) return action;
  if (
    (action.userId !== undefined && person !== undefined) ||
    (action.day !== undefined && day !== undefined)
  )
    return action;
  return {
    ...action,
    title,
    ...(person !== undefined && { userId: person }),
    ...(day !== undefined && { day }),
  };
}

const isOfHead = (mark: Mark) =>
  mark.kind === 'person' || mark.kind === 'day' || (mark.kind === 'word' && between.test(mark.text));
