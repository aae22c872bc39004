import { notifications } from '@mantine/notifications';
import type { InboxReady } from '@tavla/shared/contracts/inbox';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inboxStore } from '@/entities/inbox/inbox-store';
import { markRead } from '@/entities/inbox/mentions';
import { useIsSeen } from '@/entities/live/use-is-seen';
import { usePersonSession } from '@/entities/session/person-session-context';
import { paths } from '@/lib/paths';
import { ReadyToast } from './ReadyToast';
import { keepTold, readTold } from './told-entries';

/**
 * Tells whoever uploaded a meeting that it is transcribed, or failed, as their inbox says: as it happens, or when they
 * are back and look at the page, once in a browser. Who looks at that meeting sees it there, and has read it.
 */
export function useReadyToasts(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { kept } = usePersonSession();
  const entries = inboxStore.useAll();
  const isLoaded = inboxStore.useIsLoaded();
  const isSeen = useIsSeen();
  useEffect(() => {
    // A notification that closes by itself in a hidden tab tells nobody.
    if (!isLoaded || !isSeen) return;
    const unread = entries.filter(
      (entry): entry is InboxReady => entry.kind === 'transcript-ready' && !entry.isRead,
    );
    const told = readTold(kept);
    keepTold(kept, unread);
    for (const entry of unread) {
      if (pathname === paths.meeting(entry.audioId)) markRead([entry.id]);
      else if (!told.has(entry.id)) show(entry);
    }

    function show(entry: InboxReady): void {
      const toast = `ready-${entry.audioId}`;
      const open = () => {
        notifications.hide(toast);
        navigate(paths.meeting(entry.audioId));
      };
      notifications.show({
        id: toast,
        message: <ReadyToast entry={entry} onOpen={open} />,
        color: entry.isTranscribed ? 'teal' : 'red',
        autoClose: entry.isTranscribed ? 10_000 : false,
      });
    }
  }, [entries, isLoaded, isSeen, kept, navigate, pathname]);
}
