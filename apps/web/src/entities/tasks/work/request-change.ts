import {
  changeTasks,
  createTask,
  deleteTask,
  restoreTask,
  setTaskStatus,
  type Task,
  updateTask,
} from '@tavla/shared/contracts/tasks';
import { call } from '@/api/call';
import type { TaskChange } from '../changes/task-change';
import { patchBody } from '../changes/task-fields';

/**
 * The call that makes a change; answers the tasks as the server has them after it.
 *
 * @param isBound whether it says which version it was meant for: others may have gone on from there
 */
export async function requestChange(change: TaskChange, isBound: boolean): Promise<readonly Task[]> {
  switch (change.kind) {
    case 'create':
      return [await call(createTask, { body: { ...change.input, id: change.taskId } })];
    case 'edit': {
      const body = patchBody(change.changes, change.version);
      return [await call(updateTask, { params: { id: change.taskId }, body })];
    }
    case 'move':
      return [await requestMove(change, isBound ? { version: change.version } : {})];
    case 'delete': {
      // Of a task that was never made nobody has seen a version.
      const query = isBound && change.version > 0 ? { version: change.version } : {};
      await call(deleteTask, { params: { id: change.taskId }, query });
      return [];
    }
    case 'restore':
      return [await call(restoreTask, { params: { id: change.task.id } })];
    case 'batch': {
      const { ids, change: each, versions } = change;
      return (await call(changeTasks, { body: { ids, change: each, ...(isBound && { versions }) } })).data;
    }
  }
}

/** Inside a column only the place changes; into another one the status call records why it is there. */
async function requestMove(
  { taskId, from, status, place }: TaskChange & { kind: 'move' },
  seen: { version?: number },
): Promise<Task> {
  if (status === from) {
    const body = { move: { status, ...place }, ...seen };
    return call(updateTask, { params: { id: taskId }, body });
  }
  const body = { taskId, status, ...place, ...seen, note: `Status changed to ${status}`, meta: '{}' };
  return (await call(setTaskStatus, { body })).task;
}
