import type { Citation } from '@tavla/shared/chat/answers';
import { suggestedChangesMax } from '@tavla/shared/limits';
import { words as wordsOf } from '@/adapters/language/fold-text';
import { beginningsOf, titleForms } from '@/adapters/language/local/requests/mentions/title-forms';
import { stillToDo } from '@/adapters/language/local/requests/narrowing/filter-from';
import type {
  Action,
  Command,
  Target,
  TaskFilter,
  Unclear,
} from '@/adapters/language/local/requests/request';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import { findWithWords } from '@/modules/tasks/find/find-by-words';
import type { TaskRow } from '@/modules/tasks/task-row';
import { type Asked, nameOf } from '../asked';
import { taskCitation } from '../citations';
import { type Reply, tell, tellOpen } from '../reply';
import { resolveTarget, searchOf } from '../resolve-target';
import { asGuess, offerText } from './as-guess';
import { draftDescription } from './draft-description';
import { findDuplicates } from './find-duplicates';
import { asLeft, foldEdits } from './fold-edits';
import { holdValues } from './hold-values';
import { mergeTasks } from './merge-tasks';
import { offerMerges } from './offer-merges';
import { comment, creation, deletion, edit, planEdit, reminder } from './plan-changes';
import { splitTask } from './split-task';
import { tasksCounted } from './tasks-counted';

/** What one command comes to: changes, or why there are none. */
type Planned =
  | { changes: KeptChange[]; citations: Citation[] }
  | { text: string; citations?: readonly Citation[]; isNone?: true; isOpen?: true }
  | Unclear;

/** Offers what somebody asked for; where one part is not clear nothing is offered, and what is unclear is told. */
export async function offerChanges(asked: Asked, commands: readonly Command[]): Promise<Reply | Unclear> {
  const { words } = asked;
  let changes: KeptChange[] = [];
  const citations: Citation[] = [];
  for (const command of commands) {
    for (const action of command.actions) {
      const planned = await planAction(asked, command, action, changes);
      if ('kind' in planned) return planned;
      // Of 'Priya's and Jonas's' one may have none.
      if ('text' in planned && planned.isNone && hasTwin(command, commands)) continue;
      if ('text' in planned)
        return (planned.isNone || planned.isOpen ? tellOpen : tell)(planned.text, planned.citations);
      changes = foldEdits([...changes, ...planned.changes]);
      citations.push(...planned.citations);
    }
  }
  if (changes.length > suggestedChangesMax) return tell(words.tooMany(changes.length, suggestedChangesMax));
  if (changes.length === 0)
    return citations.length > 0 ? tell(words.soAlready, citations) : tellOpen(words.noneFits);
  const held: KeptChange[] = [];
  for (const change of changes) {
    const one = holdValues(change);
    if ('field' in one) return tell(words.cannotHold(one.field));
    held.push(one.change);
  }
  return { text: offerText(asked, held), citations: unique(citations), changes: held };
}

/** Whether the same is asked for of other tasks that are told by what they share. */
const hasTwin = (command: Command, commands: readonly Command[]) =>
  command.target.kind === 'filter' &&
  commands.some(
    (one) =>
      one !== command &&
      one.target.kind === 'filter' &&
      JSON.stringify(one.actions) === JSON.stringify(command.actions),
  );

/** @param earlier what is to be changed before: what comes later begins with that */
async function planAction(
  asked: Asked,
  { target }: Command,
  action: Action,
  earlier: readonly KeptChange[],
): Promise<Planned> {
  const { words, inUse } = asked;
  if (action.kind === 'create') {
    const { title, userId = null, day = null, status = 'todo', text } = action;
    const tags = inUse.filter(({ name }) => action.tags?.includes(name));
    const more = { ...(tags.length > 0 && { tags }), ...(text !== undefined && { description: text }) };
    return { changes: [creation({ title, userId, endDate: day, status, ...more })], citations: [] };
  }
  if (action.kind === 'merge' && action.into === null)
    return (await mergeTwo(asked, target, earlier)) ?? offerMerges(asked, target, earlier);
  const found = await resolveTarget(asked, asMeant(asked, target), suggestedChangesMax + 1);
  if (found.kind === 'unclear') return found;
  const { rows, total } = found;
  if (total === 0) return { text: words.noneFits, isNone: true };
  if (total > suggestedChangesMax) return { text: words.tooMany(total, suggestedChangesMax) };
  const citations = rows.map(taskCitation);
  // 'Two of hers' are not all three: which ones is for whoever asked to say.
  const isAsMany = target.kind !== 'filter' || tasksCounted(asked.message).every((many) => many === total);
  const ofEach = (plan: (row: TaskRow) => KeptChange[]) => {
    const changes = rows.flatMap((row) => plan(asLeft(row, earlier)));
    return { changes: isAsMany ? changes : asGuess(changes), citations };
  };
  switch (action.kind) {
    case 'split': {
      const split = ofEach((row) => splitTask(row, action.titles, action.count));
      const isUnsaid = split.changes.length === 0;
      return isUnsaid
        ? { kind: 'unclear', about: 'titles', words: '', why: 'unsaid', candidates: [] }
        : split;
    }
    case 'merge': {
      const into = await resolveTarget(asked, action.into ?? target, 2);
      if (into.kind === 'unclear') return into;
      const [kept] = into.rows;
      const others = rows.filter(({ id }) => id !== kept?.id);
      if (!kept || others.length === 0) return { text: words.noneFits, isNone: true };
      return { changes: mergeTasks(kept, others, earlier), citations: [kept, ...others].map(taskCitation) };
    }
    case 'draft': {
      const [row] = rows;
      const draft = row && (await draftDescription(asked, row));
      if (!draft) return { text: words.nothingToDraftFrom, isOpen: true };
      return { changes: [edit(row, { description: draft.text })], citations: draft.citations };
    }
    case 'delete':
      return ofEach((row) => [deletion(row)]);
    case 'comment':
      return ofEach((row) => [comment(row, action.text)]);
    case 'remind':
      return ofEach((row) => [reminder(row, action)]);
    case 'shift': {
      if (rows.every(({ endDate }) => endDate === null)) return { text: words.noDayToShift, citations };
      return ofEach((row) => planEdit(row, action, inUse));
    }
    case 'assign':
      return hadByAnother(asked, rows, action) ?? ofEach((row) => planEdit(row, action, inUse));
    default:
      return ofEach((row) => planEdit(row, action, inUse));
  }
}

/** 'Give it to Priya instead of Jonas': where it is neither's, whose it is. */
function hadByAnother(
  { words, ...asked }: Asked,
  rows: readonly TaskRow[],
  { userId, from }: Extract<Action, { kind: 'assign' }>,
): Planned | undefined {
  const isTheirs = (row: TaskRow) => row.userId === from || row.userId === userId;
  if (from === undefined || userId === null || rows.some(isTheirs)) return undefined;
  const [row] = rows;
  if (!row || rows.length > 1) return { text: words.noneFits };
  const subject = `**${row.title}**`;
  const name = nameOf(asked, row.userId) ?? words.someone;
  const text = row.userId === null ? words.unassigned(subject) : words.assignee(subject, name);
  return { text, citations: [taskCitation(row)] };
}

/**
 * What is pending by its name is no proposal, which stands in the same column and waits for an answer; and what somebody
 * has is not what they have done.
 */
function asMeant({ message }: Asked, target: Target): Target {
  if (target.kind !== 'filter') return target;
  const { statuses, isProposal } = target.filter;
  const isPending = statuses?.includes('pending') && statuses.length < 3 && isProposal === undefined;
  const open = saysDone.test(message) ? {} : stillToDo(target.filter);
  const filter = { ...open, ...target.filter, ...(isPending && { isProposal: false }) };
  return { ...target, filter };
}

/** 'Reopen all of hers', 'the finished ones too'. */
const saysDone =
  /\b(?:re-?open|done|finished|closed|completed|reabr|reabierto|hech[oa]s?\b|terminad|acabad|cerrad|completad)/i;

/** 'The two about the checkout are the same, merge them': whoever says which two they are has compared them. */
async function mergeTwo(
  asked: Asked,
  target: Target,
  earlier: readonly KeptChange[],
): Promise<Planned | undefined> {
  if (target.kind !== 'filter' || !target.filter.about) return undefined;
  const found = await resolveTarget(asked, target, 3);
  if (found.kind !== 'tasks') return undefined;
  const rows = found.total === 2 ? found.rows : await namedByAny(asked, target.filter.about);
  if (rows.length !== 2 || (found.total !== 2 && findDuplicates(rows).length === 0)) return undefined;
  const [one, other] = [...rows].sort((a, b) => b.description.length - a.description.length);
  return one && other
    ? { changes: mergeTasks(one, [other], earlier), citations: [one, other].map(taskCitation) }
    : undefined;
}

/** Open tasks whose title has one of these words, in either language: two that say the same may say it in other words. */
async function namedByAny(asked: Asked, about: readonly string[]): Promise<TaskRow[]> {
  const rows = await findWithWords(asked.db, about.flatMap(beginningsOf), searchOf(asked, openOnes));
  const ways = about.map(titleForms);
  return rows.filter(({ title }) => {
    const said = wordsOf(title).map(({ text }) => text);
    return ways.some((way) => said.some(way));
  });
}

const openOnes: TaskFilter = { statuses: ['pending', 'todo', 'in-progress'] };

function unique(citations: readonly Citation[]): Citation[] {
  return citations.filter(
    ({ kind, id, startMs }, at) =>
      citations.findIndex((one) => one.kind === kind && one.id === id && one.startMs === startMs) === at,
  );
}
