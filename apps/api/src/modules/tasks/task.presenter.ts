import type { Task } from '@tavla/shared/contracts/tasks';
import type { NewEvent } from '@/db/events/event-log';
import { showFieldsAt } from './field-columns';
import type { ShownTask } from './task-columns';
import type { TaskRow } from './task-row';

/** The wire shape of a task for whoever it was read for. Its status stands in both places that clients look for it. */
export function presentTask(row: ShownTask): Task {
  return {
    id: row.id,
    ...showFieldsAt('top', row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    position: row.position,
    currentStatus: { status: row.status, createdAt: row.statusAt.toISOString() },
    customField: { ...showFieldsAt('customField', row), status: row.status },
    origin:
      row.originAudioId === null || row.seesOrigin === false
        ? null
        : { audioId: row.originAudioId, startMs: row.originStartMs ?? 0, quote: row.originQuote ?? '' },
  };
}

/**
 * What the company's streams are told of a task that was made, changed, deleted or brought back. Of a meeting's task
 * only those get the whole who may see the meeting; that a decided one is gone is for everybody.
 */
export function taskEvent(action: NewEvent['action'], row: ShownTask): NewEvent {
  const isDeletion = action === 'delete';
  const data = isDeletion ? { id: row.id, version: row.version } : presentTask({ ...row, seesOrigin: true });
  const meetingId = isDeletion && row.status !== 'on-approval' ? null : row.originAudioId;
  return {
    resource: 'tasks',
    action,
    data,
    ...(meetingId && { audience: { meetingId } }),
  };
}

/** What the streams are told of tasks that were changed together: of those that are deleted, nothing. */
export function updateEvents(rows: readonly TaskRow[]): NewEvent[] {
  return rows.filter(({ column }) => column !== 'trash').map((row) => taskEvent('update', row));
}
