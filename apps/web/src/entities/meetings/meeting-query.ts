import type { QueryClient } from '@tanstack/react-query';
import { type AudioDetail, getAudio } from '@tavla/shared/contracts/audios';
import { call } from '@/api/call';
import { isNotThere } from '@/api/error-text';
import { queryFreshness } from '@/api/query-freshness';
import { meetingKey } from './meeting-key';
import { readMeeting } from './read-meeting';

/**
 * How a whole meeting is asked for, wherever it is needed. A page that is left does not break the request off: a passage
 * may wait for the same one.
 */
export const meetingQuery = (client: QueryClient, id: string) => ({
  queryKey: meetingKey(id),
  queryFn: () => readMeeting(client, id, () => call(getAudio, { params: { id } })),
  retry: (count: number, failure: Error) => !isNotThere(failure) && count < 2,
});

/** A meeting as it is known; one that was in work then may be done by now, and nothing but its page follows that. */
export function findMeeting(client: QueryClient, id: string): Promise<AudioDetail> {
  return client.fetchQuery({
    ...meetingQuery(client, id),
    staleTime: ({ state }) => (state.data?.status === 'done' ? queryFreshness : 0),
  });
}
