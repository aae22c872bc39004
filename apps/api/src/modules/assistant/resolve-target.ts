import type { Target, TaskFilter, Unclear } from '@/adapters/language/local/requests/request';
import { findFiltered, findTitled } from '@/modules/tasks/find/find-by-words';
import { findTask } from '@/modules/tasks/read/get-task';
import type { TaskRow } from '@/modules/tasks/task-row';
import type { Asked } from './asked';

/** The tasks that a target means; or what is unclear about it, with the titles that it could mean. */
export type Resolved = { kind: 'tasks'; rows: TaskRow[]; total: number } | Unclear;

/** More choices are no help. */
const offered = 8;

const unclear = (words: string, why: Unclear['why'], candidates: string[] = []): Unclear => ({
  ...{ kind: 'unclear', about: 'task', words, why, candidates },
});

/** Finds the tasks that a target means; a title means one. @param limit of a filter's tasks */
export async function resolveTarget(asked: Asked, target: Target, limit: number): Promise<Resolved> {
  if (target.kind === 'ticket') {
    const row = asked.taskId === null ? undefined : await findTask(asked.db, asked.taskId);
    return row ? { kind: 'tasks', rows: [row], total: 1 } : unclear('', 'unsaid');
  }
  if (target.kind === 'filter') {
    const { rows, total } = await findFiltered(asked.db, searchOf(asked, target.filter), limit);
    return { kind: 'tasks', rows, total };
  }
  const { words, assigneeId } = target;
  const filter = assigneeId === undefined ? {} : { assigneeId };
  const rows = await findTitled(asked.db, words, searchOf(asked, filter));
  // What is done is meant only where nothing else is called so.
  const open = rows.filter(({ status }) => status !== 'done');
  const meant = open.length > 0 ? open : rows;
  if (meant.length === 1) return { kind: 'tasks', rows: meant, total: 1 };
  const titles = meant.slice(0, offered).map(({ title }) => title);
  return meant.length === 0 ? unclear(words, 'unknown') : unclear(words, 'several', titles);
}

/** A filter as this person asks. */
export function searchOf({ today, timeZone, forEverybody }: Asked, filter: TaskFilter) {
  return { filter, today, timeZone, forEverybody };
}
