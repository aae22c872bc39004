import { notifications } from '@mantine/notifications';
import type { InboxReady } from '@tavla/shared/contracts/inbox';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inboxStore } from '@/entities/inbox/inbox-store';
import { markRead } from '@/entities/inbox/mentions';
import { useIsSeen } from '@/entities/live/use-is-seen';
import { usePersonSession } from '@/entities/session/person-session-context';
import { paths } from '@/lib/paths';
import { ReadyToast } from './ReadyToast';
import { keepTold, readTold } from './told-entries';

const toast = 'ready';
const shownFor = 10_000;

/**
 * Tells whoever uploaded meetings that they are transcribed, or failed, as their inbox says: as it happens, or when they
 * are back and look at the page, once in a browser. However many there are, one toast tells of them. Who looks at that
 * meeting sees it there, and has read it.
 */
export function useReadyToasts(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { kept } = usePersonSession();
  const entries = inboxStore.useAll();
  const isLoaded = inboxStore.useIsLoaded();
  const isSeen = useIsSeen();
  /** What the toast tells of while it is open. */
  const shown = useRef<readonly InboxReady[]>([]);
  useEffect(() => {
    // A notification that closes by itself in a hidden tab tells nobody.
    if (!isLoaded || !isSeen) return;
    const unread = entries.filter(
      (entry): entry is InboxReady => entry.kind === 'transcript-ready' && !entry.isRead,
    );
    const told = readTold(kept);
    keepTold(kept, unread);
    const isHere = ({ audioId }: InboxReady) => pathname === paths.meeting(audioId);
    for (const entry of unread.filter(isHere)) markRead([entry.id]);
    const isOpen = new Set(shown.current.map(({ id }) => id));
    const toTell = unread.filter((entry) => !isHere(entry) && (isOpen.has(entry.id) || !told.has(entry.id)));
    if (toTell.length === isOpen.size && toTell.every(({ id }) => isOpen.has(id))) return;
    const isNew = isOpen.size === 0;
    shown.current = toTell;
    if (toTell.length === 0) notifications.hide(toast);
    else tell(toTell, isNew);

    function tell(all: readonly InboxReady[], isNew: boolean): void {
      const open = (address: string) => {
        notifications.hide(toast);
        navigate(address);
      };
      const areReady = all.every(({ isTranscribed }) => isTranscribed);
      const about = {
        id: toast,
        message: <ReadyToast entries={all} onOpen={open} />,
        color: areReady ? 'teal' : 'red',
        // Another number begins the time anew.
        autoClose: areReady ? shownFor + all.length : false,
        onClose: () => {
          shown.current = [];
        },
      };
      if (isNew) notifications.show(about);
      else notifications.update(about);
    }
  }, [entries, isLoaded, isSeen, kept, navigate, pathname]);
}
