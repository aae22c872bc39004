import type { Task } from '@tavla/shared/contracts/tasks';
import { errorBody, errorStatus, isUnreachable } from '@/api/error-text';
import type { AppDispatch } from '@/entities/entity-store';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { isMove, type TaskChange, taskIds } from '../changes/task-change';
import { requestChange } from './request-change';
import type { Outcome } from './task-writer';
import type { Write } from './write-queue';

/** The session ended before a move could be made. */
export class SessionExpired extends Error {}

export interface SendDeps {
  dispatch: AppDispatch;
  /** Whether the session still holds; throws when it cannot be asked. */
  checkSession: () => Promise<boolean>;
  /** The tasks that the person's later edits of them stand on. */
  onSaved: (saved: readonly Task[]) => void;
}

/** What the store's status of the operation is named. */
const operations = {
  create: 'post',
  edit: 'patch',
  move: 'patch',
  delete: 'delete',
  restore: 'post',
  batch: 'patch',
} as const;

/** Sends one change and says how it ended. The store has the answer by then. */
export async function sendChange(
  { change, wasSent = false }: Pick<Write, 'change' | 'wasSent'>,
  deps: SendDeps,
): Promise<Outcome> {
  try {
    if (isMove(change) && !(await deps.checkSession())) throw new SessionExpired();
    const saving = async (_: AppDispatch, ask: number) =>
      receive(change, wasSent, await requestChange(change, wasSent), ask, deps);
    await deps.dispatch(tasksStore.operation(operations[change.kind], saving));
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

function receive(
  change: TaskChange,
  isRepeat: boolean,
  saved: readonly Task[],
  ask: number,
  deps: SendDeps,
): void {
  const { dispatch, onSaved } = deps;
  const isBatch = change.kind === 'batch';
  if (change.kind !== 'delete' && !(isBatch && change.change.kind === 'delete')) {
    dispatch(tasksStore.received(saved, ask));
  } else if (!isBatch || !isRepeat) {
    // Of a repeated batch the events tell which tasks are gone: some may have been brought back.
    dispatch(tasksStore.removed(taskIds(change)));
  }
  onSaved(saved);
}
