import type { Person } from '@tavla/shared/contracts/users';
import { useLayoutEffect, useMemo } from 'react';
import type { BoardModel } from '@/entities/tasks/work/board-model';
import { type BoardFilters, isFiltering, taskFilter } from './board-filters';

/**
 * Shows only what the filters let through, as far as the people are known that they name. When the day changes, tasks
 * are looked at anew only for their due dates.
 * @returns whether the filters name somebody who is not among these people
 */
export function useMatches(
  model: BoardModel,
  filters: BoardFilters,
  people: readonly Person[],
  today: string,
): boolean {
  const { assignee } = filters;
  const assigneeId = useMemo(
    () => people.find((person) => person.email.toLowerCase() === assignee?.toLowerCase())?.id,
    [people, assignee],
  );
  const day = filters.due ? today : '';
  useLayoutEffect(() => {
    model.setMatches(isFiltering(filters) ? taskFilter(filters, assigneeId, day) : () => true);
  }, [model, filters, assigneeId, day]);
  return assignee !== null && assigneeId === undefined;
}
