import {
  type BatchChange,
  type Column,
  columnOf,
  type Task,
  type TaskInput,
  type TaskStatus,
} from '@tavla/shared/contracts/tasks';
import type { TaskFields } from '@tavla/shared/task-fields';
import type { Neighbours } from './column-order';
import { conflicts } from './merge-task';
import type { FieldChanges } from './task-fields';

/** A task to be made; its id is the change's. */
export type NewTask = Omit<TaskInput, 'id'>;

/**
 * Everything the board can do to tasks, as data: it is sent, shown ahead of its answer, kept and undone. The
 * versions say what the person saw.
 */
export type TaskChange =
  | { kind: 'create'; taskId: string; input: NewTask; position: string; at: string }
  | { kind: 'edit'; taskId: string; base: TaskFields; changes: FieldChanges; version: number }
  | {
      kind: 'move';
      taskId: string;
      from: TaskStatus;
      status: TaskStatus;
      place: Neighbours;
      position: string;
      version: number;
    }
  | { kind: 'delete'; taskId: string; version: number }
  | { kind: 'restore'; task: Task }
  | {
      kind: 'batch';
      ids: string[];
      change: BatchChange;
      positions: Record<string, string>;
      tasks: Task[];
      versions: Record<string, number>;
    };

/** One change to several tasks as they are now; `positions` is where they are shown meanwhile. */
export function batchOf(
  tasks: readonly Task[],
  change: BatchChange,
  positions: Record<string, string> = {},
): TaskChange {
  const ids = tasks.map(({ id }) => id);
  const versions = Object.fromEntries(tasks.map(({ id, version }) => [id, version]));
  return { kind: 'batch', ids, change, positions, tasks: [...tasks], versions };
}

/** The tasks a change is about. */
export function taskIds(change: TaskChange): string[] {
  if (change.kind === 'batch') return change.ids;
  return [change.kind === 'restore' ? change.task.id : change.taskId];
}

/** Whether it puts one task or several into another place. */
export function isMove(change: TaskChange): boolean {
  return change.kind === 'move' || (change.kind === 'batch' && change.change.kind === 'move');
}

/** The column and the neighbours that a move puts its tasks between; undefined of what is no move. */
export function landingOf(change: TaskChange): (Neighbours & { column: Column }) | undefined {
  if (change.kind === 'move') return { column: columnOf(change.status), ...change.place };
  if (change.kind !== 'batch' || change.change.kind !== 'move') return undefined;
  const { status, afterId = null, beforeId = null } = change.change;
  return { column: columnOf(status), afterId, beforeId };
}

/** The same move between other neighbours. */
export function landingBetween(change: TaskChange, place: Neighbours): TaskChange {
  if (change.kind === 'move') return { ...change, place };
  if (change.kind !== 'batch' || change.change.kind !== 'move') return change;
  return { ...change, change: { ...change.change, ...place } };
}

/** Where a move shows its tasks until the server has placed them; nothing of what is no move. */
export function placedBy(change: TaskChange): Pick<Task, 'id' | 'position'>[] {
  if (change.kind === 'move') return [{ id: change.taskId, position: change.position }];
  if (!isMove(change) || change.kind !== 'batch') return [];
  return Object.entries(change.positions).map(([id, position]) => ({ id, position }));
}

/** Whether it deletes one task or several. */
export function isDeletion(change: TaskChange): boolean {
  return change.kind === 'delete' || (change.kind === 'batch' && change.change.kind === 'delete');
}

/**
 * The same change of a task that has another version by one's own doing. What others did meanwhile is in that version
 * as well: an edit of the same field stays on what the person saw, so that they are asked.
 */
export function standingOn(change: TaskChange, saved: ReadonlyMap<string, Task>): TaskChange {
  if (change.kind === 'batch') {
    const newer = taskIds(change).flatMap((id) => saved.get(id) ?? []);
    if (newer.length === 0) return change;
    const versions = Object.fromEntries(newer.map(({ id, version }) => [id, version]));
    return { ...change, versions: { ...change.versions, ...versions } };
  }
  if (change.kind === 'create' || change.kind === 'restore') return change;
  const task = saved.get(change.taskId);
  if (!task) return change;
  // Of a task that was not there yet the person saw what they made, the first version.
  const isSeen = change.kind !== 'edit' || conflicts(change, task).length === 0;
  return { ...change, version: isSeen ? task.version : change.version || 1 };
}
