import { columnOf, type Place, type Task, type TaskPatch } from '@tavla/shared/contracts/tasks';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { HttpError, notFound } from '@/http/errors/errors';
import { mayHave, refusedAssignee } from '../find/assignees';
import { makeRoom } from '../room/make-room';
import { presentTask, taskEvent } from '../task.presenter';
import { positionBetween, positionLengthMax, standsIn } from '../task-position';
import { readTask, type WantedPlace } from '../task-read.repo';
import type { TaskRow, TaskSave } from '../task-row';
import { untilSaved } from '../until-saved';
import {
  changeTask,
  conflictingFields,
  isNewer,
  type RowPatch,
  rowPatchOf,
  type StatusNote,
} from './change-task';
import { saveTask } from './save-task';

/** Everything one change of a task may ask for. */
export interface TaskChange {
  patch: RowPatch;
  place?: Place | undefined;
  /** The version the person saw; without it the last writer wins. */
  version?: number | undefined;
  words?: StatusNote;
}

/** Changes a task as a PATCH says; see `applyChange`. */
export async function updateTask(db: CompanyDb, actor: Actor, id: string, patch: TaskPatch): Promise<Task> {
  const change = { patch: rowPatchOf(patch), place: patch.move, version: patch.version };
  const { row } = await applyChange(db, actor, id, change);
  return presentTask(row);
}

/**
 * Merges a change into the task as it is now and saves it with its story and event; `save` is undefined
 * when everything stood so already.
 * @throws HttpError 404, 400 for an assignee who is unknown or blocked, 409 `stale-version` with the task as it is now
 */
export async function applyChange(
  db: CompanyDb,
  actor: Actor,
  id: string,
  { patch, place, version, words }: TaskChange,
): Promise<{ row: TaskRow; save?: TaskSave }> {
  const wanted = patch.status && wantedPlace(columnOf(patch.status), place);
  return untilSaved(async () => {
    const { row, slot, assignee } = await readTask(db, id, wanted, patch.userId);
    if (!row || row.column === 'trash') throw notFound('task');
    const given = { state: assignee, userId: patch.userId ?? null };
    if (!(await mayHave(db, db.pool, given, [id]))) throw refusedAssignee(assignee);
    if (version !== undefined && conflictingFields(row, patch, version).length > 0) throw staleVersion(row);

    const isPlaced = place !== undefined || wanted?.column !== row.column;
    const stays = !isPlaced || (wanted?.column === row.column && standsIn(row.position, slot));
    const position = wanted && !stays ? positionBetween(slot) : undefined;
    if (version !== undefined && position && isNewer(row, 'position', version)) throw staleVersion(row);
    const save = changeTask(row, patch, position, new Date(), words);
    if (!save) return { row };
    if (save.after.position.length > positionLengthMax) {
      await makeRoom(db, save.after.column, slot);
      return undefined;
    }
    const isSaved = await saveTask(db, actor, save, taskEvent('update', save.after));
    return isSaved ? { row: save.after, save } : undefined;
  });
}

/** Pure: what a place means in a column; see `Place` of the contract. */
export function wantedPlace(column: string, { afterId, beforeId }: Place = {}): WantedPlace {
  const isTop = afterId === null || (afterId === undefined && beforeId === undefined);
  return {
    column,
    afterId: afterId ?? null,
    beforeId: beforeId ?? null,
    otherwise: isTop ? 'top' : 'bottom',
  };
}

export function staleVersion(row: TaskRow): HttpError {
  return new HttpError(409, 'stale-version', say('task-changed-meanwhile'), {
    current: presentTask(row),
  });
}
