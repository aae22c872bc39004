import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { listErasures, listFormerPeople } from '@tavla/shared/contracts/data/erasures';
import { call } from '@/api/call';

/** While somebody is being erased, and while nobody is: another admin may begin. */
const pollEvery = { working: 500, resting: 15_000 };
const queryKey = ['erasures'];

/** Who asked to be erased, is being erased or was. */
export function useErasures() {
  const client = useQueryClient();
  const list = useQuery({
    queryKey: [...queryKey, 'list'],
    queryFn: async ({ signal }) => (await call(listErasures, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'running') ? pollEvery.working : pollEvery.resting,
  });
  return { list, reload: () => client.invalidateQueries({ queryKey }) };
}

/** Who can be erased, of those whose name is searched for. */
export function useFormerPeople(q: string) {
  return useQuery({
    queryKey: [...queryKey, 'people', q],
    queryFn: async ({ signal }) =>
      (await call(listFormerPeople, { query: { q: q.trim() || undefined }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
