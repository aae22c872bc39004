import { type Column, Column as Columns } from '@tavla/shared/contracts/tasks';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BoardFilters, readFilters, writeFilters } from './filters/board-filters';

/** What the address says about the board, and the ways to change it. */
export function useBoardAddress() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const stated = useMemo(() => readFilters(new URLSearchParams(query)), [query]);
  // The router takes its time over an address; what was chosen shows at once.
  const [ahead, setAhead] = useState<{ query: string; filters: BoardFilters } | null>(null);
  if (ahead && ahead.query !== query) setAhead(null);
  const filters = ahead?.query === query ? ahead.filters : stated;
  const latest = useRef(filters);
  latest.current = filters;

  /** `isTyping` changes the entry of the history, so that Back does not go letter by letter. */
  const setFilters = useCallback(
    (change: Partial<BoardFilters>, isTyping = false) => {
      const next = { ...latest.current, ...change };
      latest.current = next;
      setAhead({ query, filters: next });
      setParams((now) => writeFilters(now, next), { replace: isTyping });
    },
    [query, setParams],
  );

  const setParam = useCallback(
    (name: string, value: string | null) => setParams((now) => withParam(now, name, value)),
    [setParams],
  );

  const column: Column = Columns.catch('todo').parse(params.get('column'));
  return { filters, setFilters, column, setParam };
}

function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
