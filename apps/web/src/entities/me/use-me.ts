import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CurrentUser, me } from '@tavla/shared/contracts/auth';
import { queryFreshness } from '@tavla/shared/limits';
import { type Action, may, type Resource } from '@tavla/shared/permissions';
import { useEffect, useRef } from 'react';
import { call } from '@/api/call';
import { errorStatus } from '@/api/error-text';

/** The signed-in person with their permissions; null when nobody is signed in. */
export const meQuery = {
  queryKey: ['me'],
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<CurrentUser | null> => {
    try {
      return await call(me, { signal });
    } catch (error) {
      if (errorStatus(error) === 401) return null;
      throw error;
    }
  },
  staleTime: queryFreshness,
  retry: false,
};

/** The request for the current user: data is undefined while loading, null when nobody is signed in. */
export function useMeQuery() {
  return useQuery(meQuery);
}

/**
 * The signed-in person. Only for pages behind the protected guard. When the session ends, a page may be drawn
 * once more before the guard takes it away: it then still sees the person it began with.
 */
export function useMe(): CurrentUser['data'] {
  const query = useMeQuery();
  const last = useRef(query.data);
  const data = query.data ?? last.current;
  useEffect(() => {
    if (query.data) last.current = query.data;
  }, [query.data]);
  if (!data) throw new Error('Nobody is signed in: this page stands outside the protected guard');
  return data.data;
}

/** Whether the signed-in person holds a pair. */
export function useMay(action: Action, resource: Resource): boolean {
  const { data } = useMeQuery();
  return data ? may(data.permissions, action, resource) : false;
}

export function storeMe(client: QueryClient, current: CurrentUser): void {
  client.setQueryData(meQuery.queryKey, current);
}

/** Nobody is signed in any more: what was theirs leaves the memory, and the guards show the sign-in page. */
export function forgetMe(client: QueryClient): void {
  client.setQueryData(meQuery.queryKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
}

/**
 * Asks the server whether the session still holds (before a move or a recording, §4). Throws when it
 * cannot be asked.
 */
export function useCheckSession(): () => Promise<boolean> {
  const client = useQueryClient();
  return async () => (await client.fetchQuery({ ...meQuery, staleTime: 0 })) !== null;
}
