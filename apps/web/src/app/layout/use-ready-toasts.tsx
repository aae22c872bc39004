import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMe } from '@/entities/me/use-me';
import { endedMeetings, type WorkStates, workStates } from '@/entities/meetings/ended-meetings';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { paths } from '@/lib/paths';
import { ReadyToast } from './ReadyToast';

/**
 * Tells whoever uploaded a meeting that it is transcribed, or failed, when that happens while they are here. Who looks
 * at that meeting sees it there.
 */
export function useReadyToasts(): void {
  const { id } = useMe();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const meetings = meetingsStore.useAll();
  const before = useRef<WorkStates>(new Map());
  useEffect(() => {
    for (const meeting of endedMeetings(before.current, meetings, id)) {
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
    before.current = workStates(meetings);
  }, [meetings, id, navigate, pathname]);
}
