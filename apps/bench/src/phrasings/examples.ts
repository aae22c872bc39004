import { candidateRows } from '../../../api/src/adapters/language/local/requests/likely/candidate-rows';
import {
  type Candidate,
  candidatesOf,
  type Deed,
  ofText,
} from '../../../api/src/adapters/language/local/requests/likely/candidates';
import { likelyWish } from '../../../api/src/adapters/language/local/requests/likely/likely-wish';
import {
  type Mark,
  type Marked,
  markMessage,
} from '../../../api/src/adapters/language/local/requests/likely/marks';
import type { ToldText } from '../../../api/src/adapters/language/local/requests/likely/told-texts';
import { chooseFilter } from './choose-filter';
import type { Asked, WantedChange } from './read-lists';

/** A message with all that it may want, which of it it does, and what that comes to. */
export interface WishExample {
  asked: Asked;
  marked: Marked;
  candidates: readonly Candidate[];
  rows: readonly Int32Array[];
  meant: readonly boolean[];
  /** Whether candidates can say all that is wanted; nothing being wanted, they do. */
  isWhole: boolean;
  /** What is to be read, as text to compare; '' where nothing is wanted. */
  wanted: string;
}

/** The same reading as the same text, in whichever order the parts of a filter stand. */
export const toldAs = (reading: ReturnType<typeof likelyWish>): string =>
  JSON.stringify(reading ?? '', (key, value) =>
    key === 'filter'
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
      : value,
  );

export function exampleOf(asked: Asked): WishExample {
  const marked = markMessage(asked.context, asked.tasks);
  const candidates = candidatesOf(marked);
  const meant = new Set<Candidate>();
  const isWhole = asked.kind !== 'change' || choose(asked, marked, candidates, meant);
  if (asked.kind === 'clarify') chooseDoubt(asked, marked, candidates, meant);
  const chosen = candidates.filter((one) => meant.has(one));
  const wish = candidates.find(({ deed }) => deed === 'wish');
  if (wish && isWhole && chosen.length > 0) meant.add(wish);
  return {
    ...{ asked, marked, candidates, isWhole },
    rows: candidateRows(marked, candidates),
    meant: candidates.map((one) => meant.has(one)),
    wanted: isWhole && chosen.length > 0 ? toldAs(likelyWish(marked, chosen)) : '',
  };
}

/** Marks what is wanted; whether all of it could be. */
function choose(
  asked: Asked,
  marked: Marked,
  candidates: readonly Candidate[],
  meant: Set<Candidate>,
): boolean {
  const wanted = asked.expect as WantedChange[];
  const find = finderOf(marked, candidates, meant);
  const tasks = [...new Set(wanted.map(({ task }) => task))];
  const changesOf = (task: string | undefined) =>
    JSON.stringify(wanted.filter((one) => one.task === task).map(({ field, to }) => [field, to]));
  let isWhole = tasks.every((task) => changesOf(task) === changesOf(tasks[0]));
  const merge = wanted.find(({ field, to }) => field === 'merge' && (to as string[]).length > 0);
  const titles = merge ? [merge.task, ...(merge.to as string[])] : tasks;
  if (asked.filter) {
    isWhole = find('these') && chooseFilter(asked.filter, asked.context.me, find);
  }
  for (const title of asked.filter ? [] : titles) {
    if (title === '') continue;
    const isNamed = find(
      'target',
      (mark) =>
        mark.kind === 'task' &&
        mark.titles.includes(title) &&
        (mark.titles.length === 1 || merge !== undefined),
    );
    const isRanked = find.ranked(title);
    if (!isNamed && !isRanked && !(title === asked.file.ticket && find('here'))) isWhole = false;
  }
  for (const change of wanted.filter(({ task }) => task === tasks[0]))
    if (!chooseChange(change, asked, marked, find)) isWhole = false;
  return isWhole;
}

interface Find {
  (deed: Deed, isIt?: (mark: Mark) => boolean): boolean;
  /** Marks a deed that needs a text, and the first text that is meant. */
  text(deed: keyof typeof ofText, isIt: (told: ToldText) => boolean): boolean;
  ranked(title: string): boolean;
}

/** Marks the last candidate of a deed whose mark it is. */
export function finderOf(
  { marks, texts, ranked }: Marked,
  candidates: readonly Candidate[],
  meant: Set<Candidate>,
): Find {
  const find = (deed: Deed, isIt?: (mark: Mark) => boolean) => {
    const found = candidates.findLast((one) => {
      const mark = marks[one.at];
      return one.deed === deed && (isIt ? mark !== undefined && isIt(mark) : one.at < 0);
    });
    if (found) meant.add(found);
    return found !== undefined;
  };
  const text: Find['text'] = (deed, isIt) => {
    const kind = ofText[deed];
    const found = candidates.find((one) => {
      const told = one.deed === kind ? texts[one.at] : undefined;
      return told !== undefined && isIt(told);
    });
    if (!found || !find(deed)) return false;
    meant.add(found);
    return true;
  };
  const isRanked: Find['ranked'] = (title) => {
    const found = candidates.find(({ deed, at }) => deed === 'ranked' && ranked[at]?.title === title);
    if (found) meant.add(found);
    return found !== undefined;
  };
  return Object.assign(find, { text, ranked: isRanked });
}

function chooseChange(
  { field, to, or = [] }: WantedChange,
  { context, file, expect }: Asked,
  marked: Marked,
  find: Find,
): boolean {
  const isPerson = (name: unknown) => (mark: Mark) =>
    mark.kind === 'person' && mark.ids.length === 1 && mark.ids[0] === name;
  const isDay = (days: readonly unknown[]) => (mark: Mark) => mark.kind === 'day' && days.includes(mark.day);
  const assign = (name: unknown) =>
    find('assign', isPerson(name)) || (name === context.me && find('assign-me'));
  switch (field) {
    case 'assignee':
      return to === null ? find('unassign') : assign(to);
    case 'status':
      return (
        find('move', (mark) => mark.kind === 'column' && mark.column === to) || find(`move-${to}` as Deed)
      );
    case 'dueDate':
      return to === null
        ? find('no-day')
        : find('due', isDay([to, ...or])) ||
            chooseShift([to, ...or], file, expect as WantedChange[], marked, find);
    case 'tags': {
      const { add = [], remove = [] } = to as { add?: string[]; remove?: string[] };
      const isTag = (tag: string) => (mark: Mark) => mark.kind === 'tags' && mark.tags.includes(tag);
      return [
        ...add.map((tag) => find('tag', isTag(tag))),
        ...remove.map((tag) => find('untag', isTag(tag))),
      ].every(Boolean);
    }
    case 'title':
      return chooseText('rename', String(to), find);
    case 'description':
      return chooseText('describe', String(to), find);
    case 'comment':
      return chooseText('comment', String(to), find);
    case 'remind': {
      const { person, day } = to as { person: string; day: string };
      const isWhose = find('remind', isPerson(person)) || (person === context.me && find('remind-me'));
      return find('remind-day', isDay([day])) && isWhose;
    }
    case 'create': {
      const { title, assignee, dueDate } = to as { title: string; assignee?: string; dueDate?: string };
      const isNamed = chooseText('create', title, find);
      const isTheirs = assignee === undefined || assign(assignee);
      return (dueDate === undefined || find('due', isDay([dueDate]))) && isTheirs && isNamed;
    }
    case 'split': {
      const titles = (to as string[]).map(plain).join('\n');
      return find.text('told-split', ({ items }) => items.map(plain).join('\n') === titles);
    }
    case 'merge':
      return find((to as string[]).length === 0 ? 'delete' : 'merge');
    default:
      return false;
  }
}

/** So much later or sooner than the task is due now. */
function chooseShift(
  days: readonly unknown[],
  file: Asked['file'],
  wanted: readonly WantedChange[],
  { marks }: Marked,
  find: Find,
): boolean {
  const due = file.tasks.find(({ title }) => title === wanted[0]?.task)?.due ?? null;
  if (due === null) return false;
  const dayIn = (count: number) =>
    new Date(Date.parse(file.today) + (due + count) * 86_400_000).toISOString().slice(0, 10);
  return marks.some((mark) => {
    if (mark.kind !== 'span' || mark.span.months !== 0) return false;
    if (days.includes(dayIn(mark.span.days))) return find('later', (one) => one === mark);
    return days.includes(dayIn(-mark.span.days)) && find('sooner', (one) => one === mark);
  });
}

const plain = (text: string) =>
  text
    .trim()
    .replace(/^["'“”«»‘’.]+|["'“”«»‘’.]+$/g, '')
    .toLowerCase();

function chooseText(deed: 'rename' | 'describe' | 'comment' | 'create', text: string, find: Find): boolean {
  const isIt = (one: string) => plain(one) === plain(text);
  if (find(deed, (mark) => mark.kind === 'quote' && isIt(mark.text))) return true;
  return find.text(`told-${deed}`, (told) => isIt(told.text) && told.opener !== '"');
}

/** Whoever or whatever is asked about is what is spoken of, though it is not known which. */
function chooseDoubt(
  { expect }: Asked,
  { marks }: Marked,
  candidates: readonly Candidate[],
  meant: Set<Candidate>,
): void {
  const { about } = expect as { about: string };
  const [deed, kind] = about === 'person' ? (['assign', 'person'] as const) : (['target', 'task'] as const);
  for (const one of candidates) {
    const mark = marks[one.at];
    if (one.deed !== deed || mark?.kind !== kind) continue;
    if ((mark.kind === 'person' && mark.ids.length > 1) || (mark.kind === 'task' && mark.titles.length > 1))
      meant.add(one);
  }
}
