import { type Column, columnOf, columns, type Task } from '@tavla/shared/contracts/tasks';
import { compareTasks, insertionIndex } from '../changes/column-order';

type Lists = Readonly<Record<Column, readonly Task[]>>;

/** The tasks of each column in order: all of them, and those that the filters show. */
export interface BoardIndex {
  all: Lists;
  shown: Lists;
}

export type Matches = (task: Task) => boolean;

/** The index of a whole list. */
export function buildIndex(tasks: Iterable<Task>, matches: Matches): BoardIndex {
  const all = Object.fromEntries(columns.map((column) => [column, [] as Task[]])) as Record<Column, Task[]>;
  for (const task of tasks) all[columnOf(task.currentStatus.status)].push(task);
  for (const column of columns) all[column].sort(compareTasks);
  return filterIndex(all, matches);
}

/** The same columns under other filters. */
export function filterIndex(all: Lists, matches: Matches): BoardIndex {
  const shown = Object.fromEntries(columns.map((column) => [column, all[column].filter(matches)]));
  return { all, shown: shown as Record<Column, Task[]> };
}

/**
 * The index after one task changed, in logarithmic comparisons: columns that it neither leaves nor enters
 * keep their identity, so that nothing of theirs is drawn again.
 */
export function updateIndex(
  index: BoardIndex,
  before: Task | undefined,
  after: Task | undefined,
  matches: Matches,
): BoardIndex {
  if (before === after) return index;
  return {
    all: exchange(index.all, before, after),
    shown: exchange(
      index.shown,
      before && matches(before) ? before : undefined,
      after && matches(after) ? after : undefined,
    ),
  };
}

function exchange(lists: Lists, before: Task | undefined, after: Task | undefined): Lists {
  const next = { ...lists };
  if (before) {
    const column = columnOf(before.currentStatus.status);
    const at = insertionIndex(next[column], before);
    if (next[column][at]?.id === before.id) next[column] = next[column].toSpliced(at, 1);
  }
  if (after) {
    const column = columnOf(after.currentStatus.status);
    next[column] = next[column].toSpliced(insertionIndex(next[column], after), 0, after);
  }
  return next;
}
