import { BatchChange, Task, TaskStatus, taskFields } from '@tavla/shared/contracts/tasks';
import { type Field, shownShape } from '@tavla/shared/field-table';
import { z } from 'zod';
import { keptDay } from '@/lib/dates/days';
import type { NewTask, TaskChange } from './changes/task-change';

/** What an earlier version did not know is as a new task has it: unsent work outlives an upgrade. */
function filled(fields: Record<string, Field>) {
  const shape = Object.entries(fields).map(([name, { shown, initial }]) => [
    name,
    initial === undefined ? shown : shown.default(initial as never),
  ]);
  return Object.fromEntries(shape) as Record<string, z.ZodType>;
}

const top = filled(taskFields.top);
const custom = filled(taskFields.customField);
const TaskId = z.string().min(1);
const Version = z.number();

const Shown = Task.extend({
  id: TaskId,
  ...top,
  customField: Task.shape.customField.extend(custom),
});
const NewTaskShape = z.object({
  ...top,
  customField: z.object({ ...custom, status: TaskStatus.nullish() }),
  place: z.enum(['top', 'bottom']).optional(),
});
const neighbour = TaskId.nullable();

const Change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('create'),
    taskId: TaskId,
    input: NewTaskShape,
    position: z.string(),
    at: z.string(),
  }),
  z.object({
    kind: z.literal('edit'),
    taskId: TaskId,
    base: z.object({ ...top, ...custom }),
    changes: z.object({ ...shownShape(taskFields.top), ...shownShape(taskFields.customField) }).partial(),
    version: Version,
  }),
  z.object({
    kind: z.literal('move'),
    taskId: TaskId,
    from: TaskStatus,
    status: TaskStatus,
    place: z.object({ afterId: neighbour, beforeId: neighbour }),
    position: z.string(),
    version: Version,
  }),
  z.object({ kind: z.literal('delete'), taskId: TaskId, version: Version }),
  z.object({ kind: z.literal('restore'), task: Shown }),
  z.object({
    kind: z.literal('batch'),
    ids: z.array(TaskId).min(1),
    change: BatchChange,
    positions: z.record(z.string(), z.string()),
    tasks: z.array(Shown),
    versions: z.record(z.string(), Version),
  }),
]);

/** A task to be made that the browser kept; undefined for what is none. */
export function readNewTask(kept: unknown): NewTask | undefined {
  return NewTaskShape.safeParse(inDays(kept)).data as NewTask | undefined;
}

/** A change that the browser kept, unsent; undefined for what is none and can neither be shown nor sent. */
export function readChange(kept: unknown): TaskChange | undefined {
  return Change.safeParse(inDays(kept)).data as TaskChange | undefined;
}

/** Earlier versions kept due dates as moments, anywhere in a change: in what was typed, and in what was there before. */
function inDays(kept: unknown): unknown {
  return JSON.parse(JSON.stringify(kept ?? null), (name, value) =>
    name === 'endDate' && typeof value === 'string' ? keptDay(value) : value,
  );
}
