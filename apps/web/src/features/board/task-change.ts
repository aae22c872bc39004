import type { BatchChange, Task, TaskInput, TaskStatus } from '@tavla/shared/contracts/tasks';
import type { Neighbours } from './column-order';
import type { FieldChanges, TaskFields } from './task-fields';

/** Everything the board can do to tasks, as data: it is sent, shown ahead of its answer, kept and undone. */
export type TaskChange =
  | { kind: 'create'; taskId: string; input: TaskInput; position: string; at: string }
  | { kind: 'edit'; taskId: string; base: TaskFields; changes: FieldChanges; version: number }
  | {
      kind: 'move';
      taskId: string;
      from: TaskStatus;
      status: TaskStatus;
      place: Neighbours;
      position: string;
    }
  | { kind: 'delete'; taskId: string }
  | { kind: 'restore'; task: Task }
  | { kind: 'batch'; ids: string[]; change: BatchChange; positions: Record<string, string>; tasks: Task[] };

/** The tasks a change is about. */
export function taskIds(change: TaskChange): string[] {
  if (change.kind === 'batch') return change.ids;
  return [change.kind === 'restore' ? change.task.id : change.taskId];
}

/** The same change after the server gave a new task its real id. */
export function withTaskId(change: TaskChange, from: string, to: string): TaskChange {
  const swap = (id: string | null | undefined) => (id === from ? to : (id ?? null));
  if (change.kind === 'batch') {
    const ids = change.ids.map((id) => (id === from ? to : id));
    return { ...change, ids };
  }
  if (change.kind === 'restore') return change;
  const taskId = change.taskId === from ? to : change.taskId;
  if (change.kind !== 'move') return { ...change, taskId };
  const { afterId, beforeId } = change.place;
  return { ...change, taskId, place: { afterId: swap(afterId), beforeId: swap(beforeId) } };
}
