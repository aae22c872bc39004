import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentAddress, onAddress } from './current-address';
import { changedQuery, type QueryChange } from './query';
import { settleTyping } from './typing';

type Change = QueryChange | ((now: URLSearchParams) => QueryChange);

/** Whether a step changes the entry of the history, so that Back does not undo it. */
interface How {
  replace?: boolean;
}

/**
 * The query of the page's address, and the one way to change it. Both are the address as it stands, not as it was
 * drawn last: changes that follow each other before the page is drawn anew add up. A page that the person is leaving
 * keeps what it was drawn with, and changes nothing any more.
 */
export function useAddress() {
  const navigate = useNavigate();
  const { pathname, search: drawn } = useLocation();
  const search = useSyncExternalStore(onAddress, () => {
    const now = currentAddress();
    return now.pathname === pathname ? now.search : drawn;
  });
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (wanted: Change, { replace = false }: How = {}) => {
      settleTyping();
      const now = currentAddress();
      if (now.pathname !== pathname) return;
      const query = typeof wanted === 'function' ? wanted(new URLSearchParams(now.search)) : wanted;
      const next = changedQuery(now.search, query);
      if (next !== now.search) void navigate({ pathname, search: next }, { replace });
    },
    [navigate, pathname],
  );
  return { params, change };
}
