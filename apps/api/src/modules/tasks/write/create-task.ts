import { columnOf, type Task, type TaskInput } from '@tavla/shared/contracts/tasks';
import { say } from '@tavla/shared/error-words';
import { fieldsIn } from '@tavla/shared/task-fields';
import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { taken } from '@/http/errors/errors';
import { keepFields } from '../field-columns';
import { refusedAssignee } from '../find/assignees';
import { presentTask, taskEvent } from '../task.presenter';
import { positionBetween, type Slot } from '../task-position';
import { readTask } from '../task-read.repo';
import type { TaskRow, TaskSave } from '../task-row';
import { untilSaved } from '../until-saved';
import { saveTask } from './save-task';

/**
 * Creates a task at the wanted end of its column and tells the company. Sent again by the same person, with
 * the id that it had, it answers what was made of it.
 * @throws HttpError 400 when the assignee is nobody of the company, or blocked, 409 when the id is another task's
 */
export async function createTask(db: CompanyDb, actor: Actor, input: TaskInput): Promise<Task> {
  const id = input.id ?? newId();
  const column = columnOf(input.customField.status ?? 'todo');
  return untilSaved(async () => {
    const place = { column, afterId: null, beforeId: null, otherwise: input.place ?? 'top' };
    const { row, slot, assignee } = await readTask(db, id, place, input.userId);
    if (row) return presentTask(madeBefore(row, actor));
    if (assignee !== 'active') throw refusedAssignee(assignee);
    const save = newTask(id, input, slot, actor.id, new Date());
    const isSaved = await saveTask(db, actor, save, taskEvent('create', save.after));
    return isSaved ? presentTask(save.after) : undefined;
  });
}

/** A deleted task stays deleted: whoever sends it again is told, and keeps what they typed. */
function madeBefore(row: TaskRow, actor: Actor): TaskRow {
  if (row.createdById !== actor.id) throw taken('id', say('id-taken'));
  if (row.column === 'trash') throw taken('id', say('added-and-deleted'));
  return row;
}

/** Pure: the first version of a task, with the line that says who made it. */
export function newTask(
  id: string,
  input: TaskInput,
  slot: Slot,
  createdById: string | null,
  now: Date,
): TaskSave {
  const status = input.customField.status ?? 'todo';
  const after: TaskRow = {
    id,
    ...keepFields(fieldsIn(input)),
    createdById,
    createdAt: now,
    updatedAt: now,
    version: 1,
    fieldVersions: {},
    column: columnOf(status),
    status,
    statusAt: now,
    position: positionBetween(slot),
    deletedAt: null,
    deletedFrom: null,
    originAudioId: null,
    originStartMs: null,
    originQuote: null,
  };
  const changes = [{ field: 'status', from: null, to: status }] as const;
  return {
    after,
    entries: [],
    edits: [{ id: newId(), taskId: id, kind: 'created', version: 1, changes: [...changes] }],
  };
}
