import type { Person } from '@tavla/shared/contracts/users';
import { useLayoutEffect, useMemo } from 'react';
import { type BoardFilters, isFiltering, taskFilter } from './board-filters';
import type { BoardModel } from './board-model';

/** Shows only what the filters let through. */
export function useMatches(model: BoardModel, filters: BoardFilters, people: readonly Person[]): void {
  const { assignee } = filters;
  const assigneeId = useMemo(
    () => people.find((person) => person.email.toLowerCase() === assignee?.toLowerCase())?.id,
    [people, assignee],
  );
  useLayoutEffect(() => {
    model.setMatches(isFiltering(filters) ? taskFilter(filters, assigneeId) : () => true);
  }, [model, filters, assigneeId]);
}
