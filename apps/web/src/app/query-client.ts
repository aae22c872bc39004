import { QueryClient } from '@tanstack/react-query';
import { queryFreshness, queryRetries } from '@tavla/shared/limits';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: queryFreshness, refetchOnWindowFocus: false, retry: queryRetries },
    },
  });
}
