import type { Person } from '@tavla/shared/contracts/users';
import { useLayoutEffect, useMemo } from 'react';
import type { BoardModel } from '@/entities/tasks/work/board-model';
import { type BoardFilters, isFiltering, taskFilter } from './board-filters';

/**
 * Shows only what the filters let through, as far as the people are known that they name. As time passes, tasks are
 * looked at anew only for their due dates.
 * @returns whether the filters name somebody who is not among these people
 */
export function useMatches(
  model: BoardModel,
  filters: BoardFilters,
  people: readonly Person[],
  now: number,
): boolean {
  const { assignee } = filters;
  const assigneeId = useMemo(
    () => people.find((person) => person.email.toLowerCase() === assignee?.toLowerCase())?.id,
    [people, assignee],
  );
  const moment = filters.due ? now : 0;
  useLayoutEffect(() => {
    model.setMatches(isFiltering(filters) ? taskFilter(filters, assigneeId, new Date(moment)) : () => true);
  }, [model, filters, assigneeId, moment]);
  return assignee !== null && assigneeId === undefined;
}
