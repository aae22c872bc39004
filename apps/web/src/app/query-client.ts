import { QueryClient } from '@tanstack/react-query';
import { queryFreshness } from '@/api/query-freshness';

const queryRetries = 2;

/**
 * Whoever has no network is told so, as where nobody answers. Left to wait, a page would show that something comes, and
 * what somebody has cancelled meanwhile would be done when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: queryFreshness,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: (count) => count < queryRetries && navigator.onLine,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
