import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSingleSignOn, type SingleSignOn } from '@tavla/shared/contracts/single-sign-on/settings';
import { call } from '@/api/call';

const queryKey = ['single-sign-on'];
/** Whether a colleague has changed something, or a record is missing. */
const lookEvery = 15_000;

/** How the company's people sign in, as it is. */
export function useSso() {
  const client = useQueryClient();
  const sso = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getSingleSignOn, { signal }),
    staleTime: 0,
    refetchInterval: lookEvery,
  });
  return {
    sso,
    store: (now: SingleSignOn) => client.setQueryData(queryKey, now),
    reload: () => client.invalidateQueries({ queryKey }),
  };
}
