import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { listUsers, type Person, type User } from '@tavla/shared/contracts/users';
import { userListLimit } from '@tavla/shared/limits';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { call } from '@/api/call';
import type { RootOf } from '@/entities/entity-store';
import { changesBetween } from '@/entities/entity-table';
import { getStreamStatus, onStreamStatus } from '@/entities/live/stream-status';
import { useAppDispatch } from '@/entities/store-hooks';
import { usersStore } from '@/entities/users/users-store';
import type { PeopleFilter } from '../use-users-address';
import { movesInList } from './moves-in-list';

const pageKey = ['people-page'];
/** An import changes thousands of people in a moment: the list is asked for again once, after it. */
const calmAfter = 400;

type Root = RootOf<typeof usersStore>;

/**
 * One page of the people that the filter lets through. The server searches, sorts and counts; the people
 * themselves stand in the store and change there live. When somebody comes, goes or would stand elsewhere,
 * the page is loaded again.
 */
export function usePeoplePage(filter: PeopleFilter) {
  const key = JSON.stringify(filter);
  const dispatch = useAppDispatch();
  const [place, setPlace] = useState<{ key: string; cursors: string[] }>({ key, cursors: [] });
  const cursors = place.key === key ? place.cursors : [];
  const cursor = cursors.at(-1);
  const isReceiving = useRef(false);

  const query = useQuery({
    queryKey: [...pageKey, filter, cursor],
    queryFn: async ({ signal }) => {
      const { q, ...rest } = filter;
      const page = await call(listUsers, {
        query: { limit: userListLimit, ...rest, q: q.trim() || undefined, cursor },
        signal,
      });
      isReceiving.current = true;
      dispatch(usersStore.received(page.data));
      isReceiving.current = false;
      return { ids: page.data.map(({ id }) => id), total: page.total, nextCursor: page.nextCursor };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useReloadOnMoves(isReceiving);

  const from = cursors.length * userListLimit + 1;
  const { data } = query;
  // Whoever stood on the last page is gone, or stands before it now.
  const isEmptied = data?.ids.length === 0 && !query.isPlaceholderData && cursors.length > 0;
  useEffect(() => {
    if (isEmptied) setPlace(({ cursors: kept, ...rest }) => ({ ...rest, cursors: kept.slice(0, -1) }));
  }, [isEmptied]);
  return {
    ids: data?.ids,
    total: data?.total ?? 0,
    from,
    to: from - 1 + (data?.ids.length ?? 0),
    isFailed: query.isError && !data,
    isWaiting: query.isPlaceholderData,
    retry: () => void query.refetch(),
    previous: cursors.length ? () => setPlace({ key, cursors: cursors.slice(0, -1) }) : undefined,
    next: data?.nextCursor
      ? () => setPlace({ key, cursors: [...cursors, data.nextCursor ?? ''] })
      : undefined,
  };
}

function useReloadOnMoves(isReceiving: { current: boolean }): void {
  const client = useQueryClient();
  const store = useStore<Root>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = usersStore.selectTable(store.getState());
    const reload = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: pageKey }), calmAfter);
    };
    const endStore = store.subscribe(() => {
      const table = usersStore.selectTable(store.getState());
      if (table === known) return;
      const before = known;
      known = table;
      if (!isReceiving.current && changesBetween<User | Person>(before, table).some(movesInList)) reload();
    });
    // What changed while the stream was closed shows only in a new list.
    const endStatus = onStreamStatus(() => {
      if (getStreamStatus() === 'live') reload();
    });
    return () => {
      clearTimeout(timer);
      endStore();
      endStatus();
    };
  }, [client, store, isReceiving]);
}
