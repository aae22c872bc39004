import type { Task } from '@tavla/shared/contracts/tasks';
import { errorBody, errorStatus, isUnreachable } from '@/api/error-text';
import type { AppDispatch } from '@/entities/entity-store';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { isDeletion, isMove, type TaskChange, taskIds } from '../changes/task-change';
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
  /** The tasks that were not deleted with the others, because somebody has changed them since. */
  onLeft: (left: readonly Task[]) => void;
  /** Which of the tasks there are, asked anew; throws when that cannot be asked. */
  findThere: (ids: readonly string[]) => Promise<string[]>;
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
  write: Pick<Write, 'change' | 'wasSent' | 'hasWaited'>,
  deps: SendDeps,
): Promise<Outcome> {
  const { change } = write;
  const isBound = isBoundToVersion(write);
  try {
    if (isMove(change) && !(await deps.checkSession())) throw new SessionExpired();
    const saving = async (_: AppDispatch, ask: number) =>
      receive(change, isBound, await requestChange(change, isBound), ask, deps);
    await deps.dispatch(tasksStore.operation(operations[change.kind], saving));
    return { kind: 'saved' };
  } catch (error) {
    if (errorStatus(error) !== 404 || change.kind === 'create') return outcomeOf(error);
    if (change.kind === 'batch') return sendToRest({ ...write, change }, error, deps);
    if (change.kind !== 'restore') deps.dispatch(tasksStore.removed(change.taskId));
    return change.kind === 'delete' ? { kind: 'saved' } : { kind: 'refused', error };
  }
}

/**
 * The server changes all of several tasks or none: where others have deleted some of them meanwhile, the change is one
 * of those that are left.
 */
async function sendToRest(
  write: Parameters<typeof sendChange>[0] & { change: { kind: 'batch' } },
  error: unknown,
  deps: SendDeps,
): Promise<Outcome> {
  const { change } = write;
  // What is brought back is on no list.
  if (change.change.kind === 'restore') return { kind: 'refused', error };
  try {
    const ids = await deps.findThere(change.ids);
    const isSome = ids.length > 0 && ids.length < change.ids.length;
    return isSome
      ? await sendChange({ ...write, change: { ...change, ids } }, deps)
      : { kind: 'refused', error };
  } catch (failure) {
    return outcomeOf(failure);
  }
}

/**
 * Whether a change is made only of what its person saw: one that may have arrived already, and a deletion that waited.
 * Others have had the time to put work into what it would throw away.
 */
function isBoundToVersion({ change, wasSent, hasWaited }: Pick<Write, 'change' | 'wasSent' | 'hasWaited'>) {
  return wasSent === true || (hasWaited === true && isDeletion(change));
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
  isBound: boolean,
  saved: readonly Task[],
  ask: number,
  deps: SendDeps,
): void {
  const { dispatch, onSaved, onLeft } = deps;
  if (isDeletion(change)) {
    const left = isBound ? saved.filter((task) => !isInTrash(task)) : [];
    const isLeft = new Set(left.map(({ id }) => id));
    dispatch(tasksStore.removed(taskIds(change).filter((id) => !isLeft.has(id))));
    if (left.length > 0) {
      dispatch(tasksStore.received(left, ask));
      onLeft(left);
    }
  } else {
    dispatch(tasksStore.received(saved, ask));
  }
  onSaved(saved);
}

/** A deleted task has its id for a place: so it takes none of those that are there. */
function isInTrash({ id, position }: Task): boolean {
  return position === id;
}
