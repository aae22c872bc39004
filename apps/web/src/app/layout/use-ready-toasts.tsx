import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMe } from '@/entities/me/use-me';
import {
  type Awaited,
  awaitedNow,
  endedMeetings,
  keepAwaited,
  readAwaited,
} from '@/entities/meetings/ended-meetings';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { usePersonSession } from '@/entities/session/person-session-context';
import { paths } from '@/lib/paths';
import { ReadyToast } from './ReadyToast';
import { useIsSeen } from './use-is-seen';

/**
 * Tells whoever uploaded a meeting that it is transcribed, or failed: as it happens, or when they are back and look
 * at the page. Who looks at that meeting sees it there.
 */
export function useReadyToasts(): void {
  const { id } = useMe();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { kept } = usePersonSession();
  const meetings = meetingsStore.useAll();
  const isLoaded = meetingsStore.useIsLoaded();
  const isSeen = useIsSeen();
  const awaited = useRef<Awaited>(undefined);
  useEffect(() => {
    if (!isLoaded) return;
    const before = awaited.current ?? readAwaited(kept);
    // A notification that closes by itself in a hidden tab tells nobody.
    awaited.current = awaitedNow(meetings, id, isSeen ? undefined : before);
    keepAwaited(kept, awaited.current);
    if (!isSeen) return;
    for (const meeting of endedMeetings(before, meetings, id)) {
      if (pathname === paths.meeting(meeting.id)) continue;
      const isReady = meeting.status === 'done';
      const toast = `ready-${meeting.id}`;
      const open = () => {
        notifications.hide(toast);
        navigate(paths.meeting(meeting.id));
      };
      notifications.show({
        id: toast,
        message: <ReadyToast meeting={meeting} onOpen={open} />,
        color: isReady ? 'teal' : 'red',
        autoClose: isReady ? 10_000 : false,
      });
    }
  }, [meetings, isLoaded, isSeen, kept, id, navigate, pathname]);
}
