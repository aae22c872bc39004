import type { InboxEntry } from '@tavla/shared/contracts/inbox';
import type { NewEvent } from '@/db/events/event-log';
import type { RunSql } from '@/db/run-sql';
import { readItems } from '@/modules/meetings/items/read-items';
import type { EntryRow } from './inbox.repo';

/** Entries as they leave the server, each with whose it is. */
export async function presentEntries(
  run: RunSql,
  organizationId: string,
  rows: readonly EntryRow[],
): Promise<(InboxEntry & { userId: string })[]> {
  const byId = await readItems(run, organizationId, [...new Set(rows.map(({ itemId }) => itemId))]);
  return rows.flatMap(({ itemId, createdAt, readAt, ...row }) => {
    const item = byId.get(itemId);
    if (!item) return [];
    const isRead = readAt !== null;
    return [{ ...row, kind: 'was-this-you' as const, item, createdAt: createdAt.toISOString(), isRead }];
  });
}

/** What each person is told of entries that came or changed. */
export function entryEvents(
  action: 'create' | 'update',
  entries: readonly (InboxEntry & { userId: string })[],
): NewEvent[] {
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
