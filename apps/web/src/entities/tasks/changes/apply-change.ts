import type { BatchChange, Tag, Task, TaskStatus } from '@tavla/shared/contracts/tasks';
import { fieldsIn, fieldsOnWire, initialFields } from '@tavla/shared/task-fields';
import { type NewTask, type TaskChange, taskIds } from './task-change';
import { withFields } from './task-fields';

/** A task as it will look once the change is saved; undefined when there is none, or no longer. */
export function applyChange(task: Task | undefined, id: string, change: TaskChange): Task | undefined {
  if (!taskIds(change).includes(id)) return task;
  if (change.kind === 'create') return task ?? draftTask(id, change.input, change.position, change.at);
  if (change.kind === 'restore') return task ?? change.task;
  if (change.kind === 'batch' && change.change.kind === 'restore') {
    return task ?? change.tasks.find((one) => one.id === id);
  }
  if (!task) return undefined;
  if (change.kind === 'delete') return undefined;
  if (change.kind === 'edit') return withFields(task, change.changes);
  if (change.kind === 'move') return moved(task, change.status, change.position);
  return applyBatch(task, change.change, change.positions[id]);
}

/** All waiting changes, in their order. */
export function applyChanges(
  task: Task | undefined,
  id: string,
  changes: readonly TaskChange[],
): Task | undefined {
  return changes.reduce((current, change) => applyChange(current, id, change), task);
}

function applyBatch(task: Task, change: BatchChange, position = task.position): Task | undefined {
  switch (change.kind) {
    case 'move':
      return moved(task, change.status, position);
    case 'assign':
      return withFields(task, { userId: change.userId });
    case 'due':
      return withFields(task, { endDate: change.endDate });
    case 'tag':
      return withFields(task, { tags: retag(task.customField.tags, change.add ?? [], change.remove ?? []) });
    case 'delete':
      return undefined;
    case 'restore':
      return task;
  }
}

/** Tags without the removed ones, then the added ones that are not there yet. */
export function retag(tags: readonly Tag[], add: readonly Tag[], remove: readonly string[]): Tag[] {
  const kept = tags.filter((tag) => !remove.includes(tag.id));
  return [...kept, ...add.filter((tag) => !kept.some((one) => one.id === tag.id))];
}

function moved(task: Task, status: TaskStatus, position: string): Task {
  if (status === task.currentStatus.status) return { ...task, position };
  return { ...task, position, currentStatus: { ...task.currentStatus, status } };
}

function draftTask(id: string, input: NewTask, position: string, at: string): Task {
  const status = input.customField.status ?? null;
  const { customField, ...top } = fieldsOnWire({ ...initialFields, ...fieldsIn(input) });
  return {
    ...{ ...top, id, position, createdAt: at, updatedAt: at, version: 0 },
    currentStatus: { status: status ?? 'todo', createdAt: at },
    customField: { ...customField, status },
    origin: null,
  };
}
