import { plainLetters } from '@tavla/shared/text/plain-letters';
import { openColumns } from '../filters/filter-rules';
import { changedWithin } from '../filters/within-days';
import type { Mark, Marked } from '../likely/marks';
import type { RequestContext, TaskFilter } from '../request';
import type { Narrow } from './narrow';

/** Pure: the tasks that these signs leave. Null where a name is that of several, or days do not fit. */
export function filterFrom(
  { marks, context }: Marked,
  chosen: readonly { narrow: Narrow; at: number }[],
): TaskFilter | null {
  let filter: TaskFilter | null = {};
  for (const { narrow, at } of chosen) {
    const more: TaskFilter | null = narrowedBy(narrow, marks[at], context);
    if (!more) return null;
    const tags: string[] = [...new Set([...(filter.tags ?? []), ...(more.tags ?? [])])];
    filter = { ...filter, ...more, ...(tags.length > 0 && { tags }) };
  }
  return { ...stillToDo(filter), ...filter };
}

/** What somebody has, what falls due, and what nobody moves is not what is done, unless it is said. */
export const stillToDo = (filter: TaskFilter): TaskFilter =>
  filter.assigneeId !== undefined || typeof filter.due === 'object' || filter.unmovedSince !== undefined
    ? unlessSaid(filter)
    : {};

/** @param isSaid whether that something is a proposal, or is none, says already where it stands */
export const unlessSaid = (
  { finishedSince, isProposal }: TaskFilter,
  isSaid = isProposal !== undefined,
): TaskFilter => (finishedSince === undefined && !isSaid ? { statuses: [...openColumns] } : {});

function narrowedBy(narrow: Narrow, mark: Mark | undefined, context: RequestContext): TaskFilter | null {
  const past = mark?.kind === 'time' ? mark.past : null;
  switch (narrow) {
    case 'mine':
      return { assigneeId: context.me };
    case 'nobodys':
      return { assigneeId: null };
    case 'theirs': {
      const [id, ...others] = mark?.kind === 'person' ? mark.ids : [];
      return id !== undefined && others.length === 0 ? { assigneeId: id } : null;
    }
    case 'in':
      return mark?.kind === 'column' ? { statuses: [mark.column] } : null;
    case 'unfinished':
      return { statuses: [...openColumns] };
    case 'finished':
      return { statuses: ['done'] };
    case 'started':
      return { statuses: ['in-progress'] };
    case 'unstarted':
      return { statuses: ['pending', 'todo'] };
    case 'overdue':
      return { due: 'overdue' };
    case 'undated':
      return { due: 'none' };
    case 'proposals':
      return { isProposal: true };
    case 'not-proposals':
      return { isProposal: false };
    case 'tagged':
      return mark?.kind === 'tags' ? { tags: [...mark.tags] } : null;
    case 'of-department':
      return departmentIn(mark, context);
    case 'due-within':
      return dueIn(mark);
    case 'finished-within':
      return past && { statuses: ['done'], finishedSince: past.from, finishedUntil: past.to };
    case 'changed-since':
      // 'Since Monday' goes on until now, and today is not over.
      return past && (past.to < context.today ? changedWithin(past) : { changedSince: past.from });
    case 'unmoved-since':
      return past && { unmovedSince: past.from };
  }
}

function dueIn(mark: Mark | undefined): TaskFilter | null {
  if (mark?.kind === 'day') return { due: { from: mark.day, to: mark.day } };
  return mark?.kind === 'time' && mark.coming ? { due: mark.coming } : null;
}

function departmentIn(mark: Mark | undefined, { departments }: RequestContext): TaskFilter | null {
  if (mark?.kind === 'department') return { departmentId: mark.id };
  const [tag, ...others] = mark?.kind === 'tags' ? mark.tags : [];
  if (tag === undefined || others.length > 0) return null;
  const department = departments.find(({ name }) => plainLetters(name) === plainLetters(tag));
  return department ? { departmentId: department.id } : null;
}
