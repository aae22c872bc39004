import { fold } from '@/adapters/language/fold-text';
import { findMentions, type NamedTask } from '@/adapters/language/local/requests/mentions/find-mentions';
import type { Command } from '@/adapters/language/local/requests/request';
import { peopleOf } from '@/adapters/language/local/requests/slots/people';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import type { Asked } from '../asked';

/**
 * Pure: whether a wish for all tasks that signs tell says something of one of them beside itself: 'close all overdue
 * tasks, the ramp stays open'. What it says may be an exception, so the wish is not certain.
 */
export function setsApart(
  asked: Asked,
  tasks: readonly NamedTask[],
  commands: readonly Command[],
  changes: readonly KeptChange[],
): boolean {
  const wholes = commands.filter(({ target }) => target.kind === 'filter');
  const others = commands.filter(({ target }) => target.kind !== 'filter');
  // 'The complaint is not finished' may have been taken for one more of them.
  const isMore = ({ actions }: Command) =>
    wholes.some((whole) => JSON.stringify(whole.actions) === JSON.stringify(actions));
  if (wholes.length === 0 || !others.every(isMore)) return false;
  const spoken = new Set(commands.flatMap(peopleIn));
  const offered = new Set(changes.flatMap(({ taskId }) => taskId ?? []));
  const titles = new Set(tasks.filter(({ id }) => offered.has(id)).map(({ title }) => title));
  const people = peopleOf(asked.people);
  return asked.message.split(breaks).some((part) => {
    const text = fold(part);
    if (tellsTasks.test(text) || adds.test(text)) return false;
    if (keeps.test(text)) return true;
    if (others.length > 0 && !denies.test(text)) return false;
    const named = words(text).flatMap((word) => people.called(word.replace(/['’]s?$/, '')));
    if (named.some(({ id }) => !spoken.has(id))) return true;
    const mentions = findMentions({ ...asked, message: part }, tasks, true);
    return mentions.some(({ title, candidates = [] }) =>
      [title, ...candidates].some((one) => titles.has(one)),
    );
  });
}

const breaks = /[,;:.!?\n()]|\s[-–—]\s|\b(?:but|pero)\b/u;
const words = (text: string) => text.split(/[^\p{L}'’-]+/u).filter((word) => word.length > 1);
/** Where the tasks themselves are told, and what is to be left of them. */
const tellsTasks =
  /\b(?:tasks?|tickets?|cards?|items|ones|stuff|everything|anything|whatever|all|every|each|both|rest|others|tareas?|tarjetas?|tod[oa]s?|cosas|demas|resto|otr[oa]s|cada)\b/u;
const adds = /\b(?:too|also|as well|includ\w+|inclu\w+|tambien)\b/u;
const keeps = /\b(?:keeps?|stays?|remains?|exclu(?:d|id|y)\w*|siguen?|se quedan?|quedan?)\b/u;

const denies = /\b(?:not|never|no|nunca)\b|n['’]t\b/u;

/** Whom a command speaks of. */
const peopleIn = ({ target, actions }: Command): string[] => [
  ...(target.kind === 'filter' && target.filter.assigneeId ? [target.filter.assigneeId] : []),
  ...actions.flatMap((action) => ('userId' in action && action.userId ? [action.userId] : [])),
];
