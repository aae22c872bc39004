import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { listCompanyTokens } from '@tavla/shared/contracts/api-access/tokens';
import { useState } from 'react';
import { call } from '@/api/call';
import { readSearch } from '@/lib/address/read-query';
import { useAddress } from '@/lib/address/use-address';

const pageSize = 25;

/** One page of the company's tokens, of those that the address searches for (`?q=`). */
export function useTokenList() {
  const { params, change } = useAddress();
  const client = useQueryClient();
  const q = readSearch(params, 'q');
  const [place, setPlace] = useState<{ q: string; cursors: string[] }>({ q, cursors: [] });
  const cursors = place.q === q ? place.cursors : [];
  const cursor = cursors.at(-1);
  const page = useQuery({
    queryKey: ['tokens', 'company', q, cursor],
    queryFn: ({ signal }) =>
      call(listCompanyTokens, { query: { q: q.trim() || undefined, limit: pageSize, cursor }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { total = 0, data = [], nextCursor } = page.data ?? {};
  const offset = cursors.length * pageSize;
  return {
    q,
    search: (next: string) => change({ q: next || null }, { replace: true }),
    reload: () => client.invalidateQueries({ queryKey: ['tokens', 'company'] }),
    page,
    from: total ? offset + 1 : 0,
    to: offset + data.length,
    total,
    previous: cursors.length ? () => setPlace({ q, cursors: cursors.slice(0, -1) }) : undefined,
    next: nextCursor ? () => setPlace({ q, cursors: [...cursors, nextCursor] }) : undefined,
  };
}
