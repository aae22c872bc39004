import type { Task } from '@tavla/shared/contracts/tasks';

/** What narrows the board. `assignee` is an e-mail address, null for everyone; `tags` are tag ids. */
export interface BoardFilters {
  search: string;
  assignee: string | null;
  tags: readonly string[];
  activeOnly: boolean;
}

export const noFilters: BoardFilters = { search: '', assignee: null, tags: [], activeOnly: false };

const keys = { search: 'q', assignee: 'assignee', tags: 'tag', activeOnly: 'active' } as const;

/** Reads the filters out of the address; what makes no sense there counts as not set. */
export function readFilters(params: URLSearchParams): BoardFilters {
  return {
    search: params.get(keys.search) ?? '',
    assignee: params.get(keys.assignee) || null,
    tags: [...new Set(params.getAll(keys.tags).filter(Boolean))],
    activeOnly: params.get(keys.activeOnly) === '1',
  };
}

/** The address with these filters in it; every other parameter stays as it was. */
export function writeFilters(params: URLSearchParams, filters: BoardFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of Object.values(keys)) next.delete(key);
  if (filters.search) next.set(keys.search, filters.search);
  if (filters.assignee) next.set(keys.assignee, filters.assignee);
  for (const tag of filters.tags) next.append(keys.tags, tag);
  if (filters.activeOnly) next.set(keys.activeOnly, '1');
  return next;
}

export function isFiltering(filters: BoardFilters): boolean {
  return Boolean(filters.search.trim() || filters.assignee || filters.tags.length || filters.activeOnly);
}

/** How many filters of the panel are set; the search has its own box. */
export function filterCount({ assignee, tags, activeOnly }: BoardFilters): number {
  return (assignee ? 1 : 0) + tags.length + (activeOnly ? 1 : 0);
}

type Filterable = Pick<Task, 'title' | 'description' | 'userId' | 'currentStatus' | 'customField'>;

/**
 * A test for tasks, prepared once for many. `assigneeId` is the id behind the chosen e-mail address:
 * undefined (nobody has that address) matches no task.
 */
export function taskFilter(
  filters: BoardFilters,
  assigneeId: string | undefined,
): (task: Filterable) => boolean {
  const needle = fold(filters.search.trim());
  const tags = new Set(filters.tags);
  return (task) => {
    if (filters.activeOnly && task.currentStatus.status === 'done') return false;
    if (filters.assignee && task.userId !== assigneeId) return false;
    if (tags.size && !task.customField.tags.some((tag) => tags.has(tag.id))) return false;
    return !needle || fold(task.title).includes(needle) || fold(task.description).includes(needle);
  };
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
