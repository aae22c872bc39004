import type { Task } from '@tavla/shared/contracts/tasks';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import { dueState } from '@/entities/tasks/due-state';
import type { QueryChange } from '@/lib/address/query';

/** What the due date can be asked for; `none` is a task without one. */
export const dueFilters = ['overdue', 'due-soon', 'none'] as const;
export type DueFilter = (typeof dueFilters)[number];

/** What narrows the board. `assignee` is an e-mail address, null for everyone; `tags` are tag ids. */
export interface BoardFilters {
  search: string;
  assignee: string | null;
  due: DueFilter | null;
  tags: readonly string[];
  activeOnly: boolean;
}

export const noFilters: BoardFilters = {
  search: '',
  assignee: null,
  due: null,
  tags: [],
  activeOnly: false,
};

const keys = {
  search: 'q',
  assignee: 'assignee',
  due: 'due',
  tags: 'tag',
  activeOnly: 'active',
} as const;

/** Reads the filters out of the address; what makes no sense there counts as not set. */
export function readFilters(params: URLSearchParams): BoardFilters {
  return {
    search: params.get(keys.search) ?? '',
    assignee: params.get(keys.assignee) || null,
    due: dueFilters.find((due) => due === params.get(keys.due)) ?? null,
    tags: [...new Set(params.getAll(keys.tags).filter(Boolean))],
    activeOnly: params.get(keys.activeOnly) === '1',
  };
}

/** These filters as the address says them; what is not set leaves it. */
export function queryOf({ search, assignee, due, tags, activeOnly }: BoardFilters): QueryChange {
  return {
    [keys.search]: search,
    [keys.assignee]: assignee,
    [keys.due]: due,
    [keys.tags]: tags,
    [keys.activeOnly]: activeOnly ? '1' : null,
  };
}

export function isFiltering(filters: BoardFilters): boolean {
  return filters.search.trim() !== '' || filterCount(filters) > 0;
}

/** How many filters of the panel are set; the search has its own box. */
export function filterCount({ assignee, due, tags, activeOnly }: BoardFilters): number {
  return (assignee ? 1 : 0) + (due ? 1 : 0) + tags.length + (activeOnly ? 1 : 0);
}

type Filterable = Pick<
  Task,
  'title' | 'description' | 'endDate' | 'userId' | 'currentStatus' | 'customField'
>;

/**
 * A test for tasks, prepared once for many. `assigneeId` is the id behind the chosen e-mail address:
 * undefined (nobody has that address) matches no task. What is due is measured against `today`, so that
 * the test answers the same for as long as it is in use.
 */
export function taskFilter(
  filters: BoardFilters,
  assigneeId: string | undefined,
  today: string,
): (task: Filterable) => boolean {
  const needle = plainLetters(filters.search.trim());
  const tags = new Set(filters.tags);
  return (task) => {
    if (filters.activeOnly && task.currentStatus.status === 'done') return false;
    if (filters.assignee && task.userId !== assigneeId) return false;
    if (filters.due && dueOf(task, today) !== filters.due) return false;
    if (tags.size && !task.customField.tags.some((tag) => tags.has(tag.id))) return false;
    return !needle || [task.title, task.description].some((text) => plainLetters(text).includes(needle));
  };
}

function dueOf({ endDate }: Pick<Task, 'endDate'>, today: string) {
  return endDate === null ? 'none' : dueState(endDate, today);
}
