import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { searchTranscripts } from '@tavla/shared/contracts/transcripts';
import { meetingsListedMax } from '@tavla/shared/limits';
import { useEffect, useRef } from 'react';
import { call } from '@/api/call';
import { errorStatus } from '@/api/error-text';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import type { Search } from './use-search-address';

/** So many pages without a hit are asked for before it is said that nothing was found so far. */
const pagesByItself = 4;

/**
 * What was said in meetings, a page at a time; what is there stays until the next answer. What was said in a meeting
 * that is deleted, or closed to whoever searches, goes with it at once: no event changes an answer.
 */
export function useSearch(search: Search) {
  const { data, refetch, ...query } = useInfiniteQuery({
    queryKey: ['transcripts', search],
    queryFn: ({ pageParam, signal }) =>
      call(searchTranscripts, { query: { ...search, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // A query that is refused is refused again.
    retry: (count, failure) => errorStatus(failure) === undefined && count < 2,
  });
  const listed = meetingsStore.useAll();
  const isLoaded = meetingsStore.useIsLoaded();
  const before = useRef(listed.length);
  useEffect(() => {
    // The list lacks old meetings where there are too many, which the server still finds.
    if (listed.length < before.current) void refetch();
    before.current = listed.length;
  }, [listed, refetch]);
  const isWhole = isLoaded && listed.length < meetingsListedMax;
  const ids = new Set(listed.map(({ id }) => id));
  const meetings = data?.pages
    .flatMap((page) => page.data)
    .filter(({ audioId }) => !isWhole || ids.has(audioId));
  // Older meetings may have it. Where many have been looked through, it is asked whether to go on.
  const isOnItsWay =
    meetings?.length === 0 &&
    query.hasNextPage &&
    !query.isFetchNextPageError &&
    (data?.pages.length ?? 0) < pagesByItself;
  const { isFetching, fetchNextPage } = query;
  useEffect(() => {
    if (isOnItsWay && !isFetching) void fetchNextPage();
  }, [isOnItsWay, isFetching, fetchNextPage]);
  return { ...query, meetings, refetch, isOnItsWay };
}
