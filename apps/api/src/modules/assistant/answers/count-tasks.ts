import type { Question, TaskFilter } from '@/adapters/language/local/requests/request';
import { countFiltered, findFiltered, findOldest } from '@/modules/tasks/find/find-by-words';
import { type Asked, nameOf } from '../asked';
import { type Reply, tell } from '../reply';
import { searchFor, searchOf } from '../resolve-target';
import { listed } from '../words/list-words';
import { linesShown, tellTasks } from './task-lines';
import { sentenceOf } from './tell-field';

/** So many are named behind whoever has the most; how many more there are is said. */
const othersShown = 11;

type Asking<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

/** How many tasks fit, and which. Counted by the database. */
export async function countTasks(
  asked: Asked,
  { kind, filter }: Asking<'count' | 'list'>,
): Promise<Reply | undefined> {
  const { rows, total } = await findFiltered(asked.db, await searchFor(asked, filter), linesShown);
  // No task is about it: something that was said may be.
  if (total === 0 && kind === 'list' && filter.about) return undefined;
  return tellTasks(asked, asked.words.count(total), rows, total);
}

/** Who or what has the most of the tasks that fit, and which those are. */
export async function tellMost(asked: Asked, { filter, by }: Asking<'most'>): Promise<Reply> {
  const { sees, words, departments } = asked;
  // Who may not know them is told nothing of how they compare, not even without names.
  if (by === 'assignee' && !sees.people) return tell(words.mayNotSee.people);
  if (by === 'department' && !sees.groups) return tell(words.mayNotSee.departments);
  const counts = await countFiltered(asked.db, await searchFor(asked, filter), by);
  const nameIn = {
    tag: (key: string) => key,
    assignee: (key: string) => nameOf(asked, key),
    department: (key: string) => departments.find(({ id }) => id === key)?.name,
  };
  // One that was deleted while this was asked is none.
  const [first, ...others] = counts.flatMap(({ key, count }) => {
    const name = nameIn[by](key);
    return name === undefined ? [] : [{ key, name, count }];
  });
  if (!first) return tell(words.nobodyHas);
  const as = {
    assignee: { assigneeId: first.key },
    tag: { tags: [first.key] },
    department: { departmentId: first.key },
  };
  const tied = others.filter(({ count }) => count === first.count);
  const names = [first, ...tied].map(({ name }) => name);
  const behind = others.slice(tied.length);
  const shown = behind.slice(0, othersShown).map(({ name, count }) => `${name} ${count}`);
  const hidden = behind.length - shown.length;
  const rest = [...shown, ...(hidden > 0 ? [words.andMore(hidden)] : [])];
  const opening = words.most(listed(names, words.and), first.count, names.length);
  // Of several, whose tasks would be shown?
  if (tied.length > 0) return tell([opening, rest.join(', ')].filter(Boolean).join(' '));
  const search = await searchFor(asked, { ...filter, ...as[by] });
  const { rows, total } = await findFiltered(asked.db, search, linesShown);
  return tellTasks(asked, [opening, rest.join(', ')].filter(Boolean).join(' '), rows, total);
}

const orders = { created: 'created', newest: 'newest', since: 'moved' } as const;

/** The open task that is there longest or shortest, or that is due first. */
export async function tellExtreme(
  asked: Asked,
  { by, status, filter: meant }: Asking<'extreme'>,
): Promise<Reply> {
  const statuses: TaskFilter['statuses'] = status ? [status] : ['pending', 'todo', 'in-progress'];
  // A proposal stands in the same column and waits for an answer.
  const isWaiting = status === 'pending' && meant?.isProposal === undefined;
  const filter: TaskFilter = { statuses, ...(isWaiting ? { isProposal: false } : {}), ...meant };
  const due = by === 'due' && filter.due === undefined ? { due: { from: asked.today } } : {};
  const [first] =
    by !== 'due'
      ? await findOldest(asked.db, await searchFor(asked, filter), orders[by])
      : (await findFiltered(asked.db, await searchFor(asked, { ...filter, ...due }), 1)).rows;
  if (!first) return tell(asked.words.noneFits);
  const told = tellTasks(asked, asked.words.count(1), [first]);
  return tell(
    `${told.text}\n${sentenceOf(asked, by === 'newest' ? 'created' : by, first, asked.words.it)}`,
    told.citations,
  );
}

/** What somebody, or a department, has in progress, and what comes next. */
export async function tellWork(asked: Asked, { userId, departmentId }: Asking<'working-on'>): Promise<Reply> {
  const who = departmentId === undefined ? { assigneeId: userId ?? asked.me } : { departmentId };
  const department = asked.departments.find(({ id }) => id === departmentId)?.name;
  const name = department ?? nameOf(asked, userId ?? asked.me) ?? asked.words.someone;
  const find = (filter: TaskFilter) =>
    findFiltered(asked.db, searchOf(asked, { ...who, ...filter }), linesShown);
  const now = await find({ statuses: ['in-progress'] });
  // Somebody who has begun nothing may have it all waiting.
  const next = await find(
    now.total > 0 ? { statuses: ['todo'] } : { statuses: ['todo', 'pending'], isProposal: false },
  );
  const opening = now.total > 0 ? asked.words.workingOn(name, now.total) : asked.words.idle(name);
  const first = tellTasks(asked, opening, now.rows, now.total);
  if (next.total === 0) return first;
  const second = tellTasks(asked, asked.words.next(next.total), next.rows, next.total);
  return tell(`${first.text}\n\n${second.text}`, [...first.citations, ...second.citations]);
}
