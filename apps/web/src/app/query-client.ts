import { QueryClient } from '@tanstack/react-query';
import { queryFreshness } from '@/api/query-freshness';

const queryRetries = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: queryFreshness, refetchOnWindowFocus: false, retry: queryRetries },
    },
  });
}
