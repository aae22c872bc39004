import { useQuery } from '@tanstack/react-query';
import { listClosedAudios } from '@tavla/shared/contracts/audios';
import { call } from '@/api/call';

/** The meetings that an admin may not open; nothing is asked for anybody else. */
export function useClosedMeetings(isAdmin: boolean) {
  return useQuery({
    queryKey: ['closed-meetings'],
    queryFn: async ({ signal }) => (await call(listClosedAudios, { signal })).data,
    enabled: isAdmin,
  });
}
