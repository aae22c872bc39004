import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { useEffect, useRef, useState } from 'react';
import { isNotThere } from '@/api/error-text';
import { useLiveLists } from '@/entities/live/live-lists';
import { meetingQuery } from '@/entities/meetings/meeting-query';
import { standingOf } from '@/entities/meetings/meeting-standing';
import { meetingsStore } from '@/entities/meetings/meetings-store';

/**
 * A meeting with all that was said in it. The list is live; of the detail what people change is, and it is fetched again
 * when the meeting reaches its next state, and when it comes back. What is deleted, or closed to whoever looks at it, is gone at once.
 */
export function useMeeting(id: string) {
  useLiveLists('audios');
  const live = meetingsStore.useById(id);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(meetingQuery(client, id));
  const liveStatus = live?.status;
  const shownStatus = data?.status;
  useEffect(() => {
    if (liveStatus && shownStatus && liveStatus !== shownStatus) void refetch();
  }, [liveStatus, shownStatus, refetch]);

  const isHere = live !== undefined;
  // Before it was in the list once, that it is not there means that the list is on its way.
  const [listedId, setListedId] = useState('');
  if (isHere && listedId !== id) setListedId(id);
  const standing = standingOf({
    isListed: isHere,
    wasListed: listedId === id,
    listed: meetingsStore.useAll().length,
    isRefused: error !== null && isNotThere(error),
  });
  // It was closed before the list was read, or is older than the list reaches: the server knows.
  const isLoaded = meetingsStore.useIsLoaded();
  const isAskedFor = data !== undefined && isLoaded && standing === 'unlisted';
  useEffect(() => {
    if (isAskedFor) void refetch();
  }, [isAskedFor, refetch]);

  const isGone = standing === 'gone';
  const wasGone = useRef(false);
  useEffect(() => {
    if (!isHere) {
      wasGone.current ||= isGone;
      return;
    }
    if (wasGone.current) void refetch();
    wasGone.current = false;
  }, [isHere, isGone, refetch]);

  // What has been read stays on the screen when only asking for it again was in vain.
  const shown = isGone ? undefined : data;
  const meeting: AudioDetail | undefined = shown && live ? { ...shown, ...live } : shown;
  return { meeting, isWhole: data?.status === 'done', isGone, error, refetch };
}
