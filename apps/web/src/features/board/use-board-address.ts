import { type Column, Column as Columns } from '@tavla/shared/contracts/tasks';
import { useCallback, useMemo } from 'react';
import { useAddress } from '@/lib/address/use-address';
import { type BoardFilters, queryOf, readFilters } from './filters/board-filters';

/** What the address says about the board, and the ways to change it. */
export function useBoardAddress() {
  const { params, change } = useAddress();
  const filters = useMemo(() => readFilters(params), [params]);

  /** `isTyping` changes the entry of the history, so that Back does not go letter by letter. */
  const setFilters = useCallback(
    (wanted: Partial<BoardFilters>, isTyping = false) =>
      change((now) => queryOf({ ...readFilters(now), ...wanted }), { replace: isTyping }),
    [change],
  );

  const setParam = useCallback((name: string, value: string | null) => change({ [name]: value }), [change]);

  const column: Column = Columns.catch('todo').parse(params.get('column'));
  return { filters, setFilters, column, setParam };
}
