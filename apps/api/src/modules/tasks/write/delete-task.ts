import { columnOf } from '@tavla/shared/contracts/tasks';
import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { notFound } from '@/http/errors/errors';
import { taskEvent } from '../task.presenter';
import { positionBetween } from '../task-position';
import { type LockedTask, readTask } from '../task-read.repo';
import type { TaskRow, TaskSave } from '../task-row';
import { untilSaved } from '../until-saved';
import { saveTask } from './save-task';
import { staleVersion } from './update-task';

/**
 * Deletes a task; a batch with the change `restore` brings it back.
 * @throws HttpError 404 when there is no such task, or it is deleted already; 409 `stale-version` when it is
 * no longer the `version` that the person saw
 */
export async function deleteTask(db: CompanyDb, actor: Actor, id: string, version?: number): Promise<void> {
  await untilSaved(async () => {
    const { row } = await readTask(db, id);
    if (!row || row.column === 'trash') throw notFound('task');
    if (version !== undefined && version !== row.version) throw staleVersion(row);
    const save = trash(row, new Date());
    return (await saveTask(db, actor, save, taskEvent('delete', save.after))) || undefined;
  });
}

/** Pure: the deleted task; its position keeps the trash unique and is remembered for the return. */
export function trash(row: TaskRow, now: Date): TaskSave {
  const version = row.version + 1;
  return {
    after: {
      ...row,
      column: 'trash',
      position: row.id,
      deletedFrom: row.position,
      deletedAt: now,
      updatedAt: now,
      version,
    },
    entries: [],
    edits: [{ id: newId(), taskId: row.id, kind: 'deleted', version, changes: [] }],
  };
}

/** Pure: the task back in its column; beside its old place when another card stands there now. */
export function restore({ row, taken, next }: LockedTask, now: Date): TaskSave {
  const version = row.version + 1;
  const old = row.deletedFrom;
  const position = old !== null && !taken ? old : positionBetween({ lower: old, upper: next });
  return {
    after: {
      ...row,
      column: columnOf(row.status),
      position,
      deletedFrom: null,
      deletedAt: null,
      updatedAt: now,
      version,
    },
    entries: [],
    edits: [{ id: newId(), taskId: row.id, kind: 'restored', version, changes: [] }],
  };
}
