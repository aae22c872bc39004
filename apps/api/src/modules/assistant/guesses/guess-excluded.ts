import { findMentions, type NamedTask } from '@/adapters/language/local/requests/mentions/find-mentions';
import type { Action, Command, RequestContext } from '@/adapters/language/local/requests/request';

/**
 * Pure: whether a guess takes up what a message leaves out: its task stands behind 'except', or what is to become of it
 * behind 'unless', 'less' or a denial. What was learned of such words is what is said without them, so a guess would be
 * the opposite.
 */
export function takesExcluded(
  context: RequestContext,
  tasks: readonly NamedTask[],
  commands: readonly Command[],
): boolean {
  const { message } = context;
  if (supposes.test(message)) return true;
  const titled = new Set(commands.flatMap(({ target }) => (target.kind === 'titled' ? [target.words] : [])));
  const mentions = findMentions(context, tasks, true).filter(({ title, candidates = [] }) =>
    [title, ...candidates].some((one) => titled.has(one)),
  );
  const isDone = commands.some(({ actions }) => actions.some(isDoing));
  return (
    mentions.some(({ start, end }) => {
      const before = message.slice(0, start);
      return (
        except.test(before) ||
        (all.test(before) && butFor.test(before)) ||
        (isDone && deniedBehind.test(message.slice(end)))
      );
    }) || commands.some(({ actions }) => actions.some((action) => adds(action, message)))
  );
}

const isDoing = (action: Action) => action.kind === 'move' && action.status === 'done';

/** 'Make it less urgent' adds no 'urgent'. */
const adds = (action: Action, message: string) =>
  action.kind === 'tag' &&
  action.add.some((tag) => {
    const at = message.toLowerCase().indexOf(tag.toLowerCase());
    return at > 0 && less.test(message.slice(0, at));
  });

const supposes = /(?<!\p{L})(?:unless|a menos que|a no ser que|salvo que|excepto si)(?!\p{L})/iu;
/** An article and a word or two may stand before the words of a title. */
const article = String.raw`(?:\s+(?:for|the|a|la|el|los|las|lo|de|del|al|that|those|this))*\s*$`;
const except = new RegExp(
  String.raw`(?<!\p{L})(?:except|excepting|excluding|excepto|salvo|apart from|aside from|other than|aparte de|sin contar|exceptuando)${article}`,
  'iu',
);
const butFor = new RegExp(String.raw`(?<!\p{L})(?:but|bar|save|menos)${article}`, 'iu');
const all = /(?<!\p{L})(?:all|every|everything|everyone|each|anything|tod[oa]s?|cada)(?!\p{L})/iu;
const deniedBehind =
  /^\S*\s+(?:(?:is|are|was|were)n['’]t|(?:is|are|was|were) not|no(?: lo)?(?: est[aá]n?)?)(?:\s+(?:yet|done|finished|closed|complete|completed|hech[oa]s?|terminad[oa]s?|todav[ií]a|a[uú]n))*\s*[.,;!]?\s*$/iu;
const less =
  /(?<!\p{L})(?:less|not|no|menos|(?:is|are)n['’]t)(?:\s+(?:so|very|that|really|tan|muy|longer))?\s*$/iu;
