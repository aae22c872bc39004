import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listFeedback } from '@tavla/shared/contracts/conversation/feedback';
import { useState } from 'react';
import { call } from '@/api/call';
import { useAddress } from '@/lib/address/use-address';

const pageSize = 25;
export type Verdict = 'all' | 'right' | 'wrong';

/** One page of what people said of answers, of those that the address names (`?show=`). */
export function useFeedbackList() {
  const { params, change } = useAddress();
  const wanted = params.get('show');
  const verdict: Verdict = wanted === 'right' || wanted === 'wrong' ? wanted : 'all';
  const [place, setPlace] = useState<{ verdict: Verdict; cursors: string[] }>({ verdict, cursors: [] });
  const cursors = place.verdict === verdict ? place.cursors : [];
  const cursor = cursors.at(-1);
  const page = useQuery({
    queryKey: ['feedback', verdict, cursor],
    queryFn: ({ signal }) => {
      const isRight = verdict === 'all' ? undefined : (`${verdict === 'right'}` as const);
      return call(listFeedback, { query: { isRight, limit: pageSize, cursor }, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { total = 0, data = [], nextCursor } = page.data ?? {};
  const offset = cursors.length * pageSize;
  return {
    verdict,
    show: (next: Verdict) => change({ show: next === 'all' ? null : next }, { replace: true }),
    page,
    from: total ? offset + 1 : 0,
    to: offset + data.length,
    total,
    previous: cursors.length ? () => setPlace({ verdict, cursors: cursors.slice(0, -1) }) : undefined,
    next: nextCursor ? () => setPlace({ verdict, cursors: [...cursors, nextCursor] }) : undefined,
  };
}
