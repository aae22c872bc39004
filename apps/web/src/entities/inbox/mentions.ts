import { type InboxMention, readInbox } from '@tavla/shared/contracts/inbox';
import { batchMax } from '@tavla/shared/limits';
import { useMemo } from 'react';
import { call } from '@/api/call';
import { inboxStore } from './inbox-store';

/** The messages that mention the person and that they have not read, by task. */
export function useUnreadMentions(): ReadonlyMap<string, readonly InboxMention[]> {
  const entries = inboxStore.useAll();
  return useMemo(() => {
    const byTask = new Map<string, InboxMention[]>();
    for (const entry of entries) {
      if (entry.kind !== 'mention' || entry.isRead) continue;
      byTask.set(entry.taskId, [...(byTask.get(entry.taskId) ?? []), entry]);
    }
    return byTask;
  }, [entries]);
}

/** Marks entries as read. Whatever is not marked now is marked when it is seen the next time. */
export function markRead(ids: readonly string[]): void {
  if (ids.length > 0) call(readInbox, { body: { ids: ids.slice(0, batchMax) } }).catch(() => undefined);
}
