import { changeTasks, restoreTask, setTaskStatus, type Task } from '@tavla/shared/contracts/tasks';
import { call } from '@/api/call';
import { errorBody, errorStatus, isUnreachable } from '@/api/error-text';
import type { AppDispatch } from '@/entities/entity-store';
import { tasksStore } from '@/entities/tasks/tasks-store';
import type { TaskChange } from '../changes/task-change';
import { patchBody } from '../changes/task-fields';
import type { Outcome } from './task-writer';
import type { Write } from './write-queue';

/** The session ended before a move could be made. */
export class SessionExpired extends Error {}

export interface SendDeps {
  dispatch: AppDispatch;
  /** Whether the session still holds; throws when it cannot be asked. */
  checkSession: () => Promise<boolean>;
  /** The version that the person's later edits of a task stand on. */
  onSaved: (saved: Pick<Task, 'id' | 'version'>) => void;
}

/**
 * Sends one change and says how it ended. The store has the answer by then. What may have arrived once
 * already says which version it was meant for: others may have gone on from there.
 */
export async function sendChange(
  { change, wasSent = false }: Pick<Write, 'change' | 'wasSent'>,
  deps: SendDeps,
): Promise<Outcome> {
  try {
    await perform(change, wasSent, deps);
    return { kind: 'saved' };
  } catch (error) {
    if (errorStatus(error) !== 404 || change.kind === 'create') return outcomeOf(error);
    if (change.kind !== 'batch' && change.kind !== 'restore')
      deps.dispatch(tasksStore.removed(change.taskId));
    return change.kind === 'delete' ? { kind: 'saved' } : { kind: 'refused', error };
  }
}

/** What an error means for the write: try again later, ask, or give up. */
export function outcomeOf(error: unknown): Outcome {
  const status = errorStatus(error);
  const isTemporary = status === 401 || status === 429 || status === 502 || status === 503 || status === 504;
  if (isUnreachable(error) || isTemporary) return { kind: 'unreachable', error };
  const current = status === 409 ? errorBody(error)?.current : undefined;
  return current === undefined ? { kind: 'refused', error } : { kind: 'conflict', current };
}

async function perform(change: TaskChange, isRepeat: boolean, deps: SendDeps): Promise<void> {
  const { dispatch, onSaved } = deps;
  switch (change.kind) {
    case 'create':
      await dispatch(tasksStore.post({ ...change.input, id: change.taskId }));
      // What others did to it since, should it have been there already, the person has not seen.
      return onSaved({ id: change.taskId, version: 1 });
    case 'edit': {
      const body = patchBody(change.changes, change.version);
      return onSaved(await dispatch(tasksStore.patch(change.taskId, body)));
    }
    case 'move':
      await ensureSession(deps);
      return onSaved(await move(change, isRepeat, dispatch));
    case 'delete':
      return dispatch(tasksStore.remove(change.taskId, isRepeat ? { version: change.version } : undefined));
    case 'restore': {
      const params = { id: change.task.id };
      return onSaved(await saving('post', dispatch, () => call(restoreTask, { params })));
    }
    case 'batch':
      if (change.change.kind === 'move') await ensureSession(deps);
      return performBatch(change, isRepeat, deps);
  }
}

/** Inside a column only the place changes; into another one the status call records why it is there. */
function move(
  { taskId, from, status, place, version }: TaskChange & { kind: 'move' },
  isRepeat: boolean,
  dispatch: AppDispatch,
): Promise<Task> {
  const seen = isRepeat ? { version } : {};
  if (status === from) {
    return dispatch(tasksStore.patch(taskId, { move: { status, ...place }, ...seen }));
  }
  const body = { taskId, status, ...place, ...seen, note: `Status changed to ${status}`, meta: '{}' };
  return saving('patch', dispatch, async () => (await call(setTaskStatus, { body })).task);
}

async function performBatch(
  { ids, change, versions }: TaskChange & { kind: 'batch' },
  isRepeat: boolean,
  { dispatch, onSaved }: SendDeps,
): Promise<void> {
  const { data } = await call(changeTasks, { body: { ids, change, ...(isRepeat && { versions }) } });
  if (change.kind !== 'delete') dispatch(tasksStore.received(data));
  // Of a repeated deletion the events tell which tasks are gone: some may have been brought back.
  else if (!isRepeat) for (const id of ids) dispatch(tasksStore.removed(id));
  for (const task of data) onSaved(task);
}

function saving(
  operation: 'post' | 'patch',
  dispatch: AppDispatch,
  request: () => Promise<Task>,
): Promise<Task> {
  return dispatch(
    tasksStore.operation(operation, async () => {
      const task = await request();
      dispatch(tasksStore.received([task]));
      return task;
    }),
  );
}

async function ensureSession({ checkSession }: SendDeps): Promise<void> {
  if (!(await checkSession())) throw new SessionExpired();
}
