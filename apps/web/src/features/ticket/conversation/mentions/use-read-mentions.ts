import { useEffect } from 'react';
import type { ThreadId } from '@/entities/chat/conversations';
import { ticketOf } from '@/entities/chat/thread-place';
import { markRead, useUnreadMentions } from '@/entities/inbox/mentions';
import { useIsSeen } from '@/entities/live/use-is-seen';

/** Whoever looks at a conversation has read the messages in it that mention them, once the page can be seen. */
export function useReadMentions(thread: ThreadId): void {
  const isSeen = useIsSeen();
  const byTask = useUnreadMentions();
  const taskId = ticketOf(thread);
  const unread = (taskId !== null && byTask.get(taskId)) || [];
  const ids = unread.map(({ id }) => id).join();
  useEffect(() => {
    if (isSeen && ids) markRead(ids.split(','));
  }, [isSeen, ids]);
}
