import type { InboxEntry, InboxQuestion } from '@tavla/shared/contracts/inbox';
import type { StreamEvent } from '@tavla/shared/events';
import { useMemo } from 'react';
import { type EntityTable, entitiesOf } from '../entity-table';
import { inboxStore } from './inbox-store';

/** What the person is asked about tasks, by task. */
export function useQuestions(): ReadonlyMap<string, InboxQuestion> {
  const entries = inboxStore.useAll();
  return useMemo(
    () =>
      new Map(
        entries.flatMap((entry) =>
          entry.kind === 'was-this-you' && entry.item.taskId ? [[entry.item.taskId, entry] as const] : [],
        ),
      ),
    [entries],
  );
}

/** The entries that an event about a task ends: it was given to somebody, or is gone with what was said beside it. */
export function answeredBy(
  { resource, action, data }: Pick<StreamEvent, 'resource' | 'action' | 'data'>,
  entries: EntityTable<InboxEntry>,
): string[] {
  if (resource !== 'tasks') return [];
  const { id, userId } = (data ?? {}) as { id?: string; userId?: string | null };
  const isGone = action === 'delete';
  return [...entitiesOf(entries)]
    .filter((entry) => {
      if (entry.kind === 'mention' || entry.kind === 'reminder') return isGone && entry.taskId === id;
      return entry.kind === 'was-this-you' && (isGone || Boolean(userId)) && entry.item.taskId === id;
    })
    .map((entry) => entry.id);
}
