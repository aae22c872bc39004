import { useQuery } from '@tanstack/react-query';
import { listUsers, type Person, type User } from '@tavla/shared/contracts/users';
import { useMemo } from 'react';
import { call } from '@/api/call';
import { useAppDispatch } from '@/entities/store-hooks';
import type { ListState } from '@/entities/use-list-state';
import { isUser, usersStore } from './users-store';

const mostIds = 500;

/** Loads the managers of these people who are not in the store. */
export function useManagersOf(people: readonly (User | Person)[]): void {
  useLoadedPeople(
    useMemo(
      () => [...new Set(people.flatMap((person) => (isUser(person) && person.managerId) || []))],
      [people],
    ),
  );
}

/** The people of these ids; those who are not in the store are loaded, all with one call, and `state` is theirs. */
export function useLoadedPeople(ids: readonly string[]): { people: (User | Person)[]; state: ListState } {
  const dispatch = useAppDispatch();
  const known = usersStore.useByIds(ids);
  const missing = useMemo(() => {
    const have = new Set(known.map(({ id }) => id));
    return ids.filter((id) => !have.has(id)).sort();
  }, [known, ids]);
  const load = useQuery({
    queryKey: ['people-by-id', missing],
    enabled: missing.length > 0,
    queryFn: async ({ signal }) => {
      const ids = missing.slice(0, mostIds).join();
      const { data } = await call(listUsers, { query: { ids, limit: mostIds }, signal });
      dispatch(usersStore.received(data));
      return data.length;
    },
  });
  const isComing = missing.length > 0 && load.isPending;
  return { people: known, state: isComing ? 'coming' : load.isError ? 'failed' : 'here' };
}
