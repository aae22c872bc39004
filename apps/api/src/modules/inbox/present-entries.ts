import type { InboxEntry } from '@tavla/shared/contracts/inbox';
import type { NewEvent } from '@/db/events/event-log';
import type { RunSql } from '@/db/run-sql';
import { readItems } from '@/modules/meetings/items/read-items';
import type { QuestionRow } from './inbox.repo';
import type { MentionRow } from './mention-entries.repo';
import type { ReadyRow } from './ready-entries.repo';
import type { ReminderRow } from './reminders.repo';

/** An entry as it leaves the server, with whose it is. */
export type OwnedEntry = InboxEntry & { userId: string };

interface Row {
  createdAt: Date;
  readAt: Date | null;
}

const timesOf = ({ createdAt, readAt }: Row) => ({
  createdAt: createdAt.toISOString(),
  isRead: readAt !== null,
});

/** Questions with the items that they ask about. */
export async function presentQuestions(
  run: RunSql,
  organizationId: string,
  rows: readonly QuestionRow[],
): Promise<OwnedEntry[]> {
  const byId = await readItems(run, organizationId, [...new Set(rows.map(({ itemId }) => itemId))]);
  return rows.flatMap(({ itemId, createdAt, readAt, ...row }) => {
    const item = byId.get(itemId);
    return item ? [{ ...row, kind: 'was-this-you' as const, item, ...timesOf({ createdAt, readAt }) }] : [];
  });
}

export function presentMention({ createdAt, readAt, ...row }: MentionRow): OwnedEntry {
  return { ...row, kind: 'mention', ...timesOf({ createdAt, readAt }) };
}

export function presentReady({ createdAt, readAt, status, ...row }: ReadyRow): OwnedEntry {
  const isTranscribed = status === 'done';
  return { ...row, kind: 'transcript-ready', isTranscribed, ...timesOf({ createdAt, readAt }) };
}

export function presentReminder({ createdAt, readAt, ...row }: ReminderRow): OwnedEntry {
  return { ...row, kind: 'reminder', ...timesOf({ createdAt, readAt }) };
}

/** What each person is told of entries that came or changed. */
export function entryEvents(action: 'create' | 'update', entries: readonly OwnedEntry[]): NewEvent[] {
  return entries.map(({ userId, ...data }) => ({ resource: 'inbox', action, data, audience: [userId] }));
}

/** What each person is told of entries that are gone. */
export function endedEvents(entries: readonly { id: string; userId: string }[]): NewEvent[] {
  return entries.map(({ id, userId }) => ({
    resource: 'inbox',
    action: 'delete',
    data: { id },
    audience: [userId],
  }));
}
