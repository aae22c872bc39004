import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listClosedAudios } from '@tavla/shared/contracts/audios';
import { call } from '@/api/call';
import { meetingsStore } from '@/entities/meetings/meetings-store';

/**
 * The meetings that an admin may not open; nothing is asked for anybody else. No event tells of them, but one that is
 * closed to the admin leaves the list, and one that is opened comes into it. No answer is kept for when there are as many
 * as before: they are others then.
 */
export function useClosedMeetings(isAdmin: boolean) {
  const listed = meetingsStore.useAll().length;
  return useQuery({
    queryKey: ['closed-meetings', listed],
    placeholderData: keepPreviousData,
    gcTime: 0,
    queryFn: async ({ signal }) => (await call(listClosedAudios, { signal })).data,
    enabled: isAdmin,
  });
}
