import type { InboxEntry } from '@tavla/shared/contracts/inbox';
import type { StreamEvent } from '@tavla/shared/events';
import { useMemo } from 'react';
import { type EntityTable, entitiesOf } from '../entity-table';
import { inboxStore } from './inbox-store';

/** What the person is asked about tasks, by task. */
export function useQuestions(): ReadonlyMap<string, InboxEntry> {
  const entries = inboxStore.useAll();
  return useMemo(
    () =>
      new Map(entries.flatMap((entry) => (entry.item.taskId ? [[entry.item.taskId, entry] as const] : []))),
    [entries],
  );
}

/** The entries that an event about a task answers: it was given to somebody, or is gone. */
export function answeredBy(
  { resource, action, data }: Pick<StreamEvent, 'resource' | 'action' | 'data'>,
  entries: EntityTable<InboxEntry>,
): string[] {
  if (resource !== 'tasks') return [];
  const { id, userId } = (data ?? {}) as { id?: string; userId?: string | null };
  if (action !== 'delete' && !userId) return [];
  return [...entitiesOf(entries)].filter(({ item }) => item.taskId === id).map((entry) => entry.id);
}
