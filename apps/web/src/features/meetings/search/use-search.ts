import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { searchTranscripts } from '@tavla/shared/contracts/transcripts';
import { call } from '@/api/call';
import { errorStatus } from '@/api/error-text';
import type { Search } from './use-search-address';

/** What was said in meetings, a page at a time; what is there stays until the next answer. */
export function useSearch(search: Search) {
  return useInfiniteQuery({
    queryKey: ['transcripts', search],
    queryFn: ({ pageParam, signal }) =>
      call(searchTranscripts, { query: { ...search, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // A query that is refused is refused again.
    retry: (count, failure) => errorStatus(failure) === undefined && count < 2,
  });
}
