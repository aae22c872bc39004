import type { BatchChange, Task, TaskInput, TaskStatus } from '@tavla/shared/contracts/tasks';
import type { Neighbours } from './column-order';
import type { FieldChanges, TaskFields } from './task-fields';

/** A task to be made; its id is the change's. */
export type NewTask = Omit<TaskInput, 'id'>;

/** Everything the board can do to tasks, as data: it is sent, shown ahead of its answer, kept and undone. */
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
    }
  | { kind: 'delete'; taskId: string }
  | { kind: 'restore'; task: Task }
  | { kind: 'batch'; ids: string[]; change: BatchChange; positions: Record<string, string>; tasks: Task[] };

/** The tasks a change is about. */
export function taskIds(change: TaskChange): string[] {
  if (change.kind === 'batch') return change.ids;
  return [change.kind === 'restore' ? change.task.id : change.taskId];
}
