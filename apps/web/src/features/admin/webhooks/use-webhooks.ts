import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listWebhooks } from '@tavla/shared/contracts/api-access/webhooks';
import { call } from '@/api/call';

const queryKey = ['webhooks'];
/** Whether they arrive changes by itself. */
const lookEvery = 15_000;

/** The company's webhooks, as they are. */
export function useWebhooks() {
  const client = useQueryClient();
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listWebhooks, { signal })).data,
    staleTime: 0,
    refetchInterval: lookEvery,
  });
  return { list, reload: () => client.invalidateQueries({ queryKey }) };
}
