import type { Task } from '@tavla/shared/contracts/tasks';
import type { NewEvent } from '@/db/events/event-log';
import { showFieldsAt } from './field-columns';
import type { ShownTask } from './task-columns';

/** The wire shape of a task. Its status stands in both places that clients look for it. */
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
      row.originAudioId === null
        ? null
        : { audioId: row.originAudioId, startMs: row.originStartMs ?? 0, quote: row.originQuote ?? '' },
  };
}

/** What the company's streams are told of a task that was made, changed, deleted or brought back. */
export function taskEvent(action: NewEvent['action'], row: ShownTask): NewEvent {
  return { resource: 'tasks', action, data: action === 'delete' ? { id: row.id } : presentTask(row) };
}
