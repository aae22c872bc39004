import type { TaskValues } from '@tavla/shared/chat/answers';
import { TaskPatch } from '@tavla/shared/contracts/tasks';
import { fieldsIn, fieldsOnWire, type TaskFields } from '@tavla/shared/task-fields';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';

/** The change as a task can hold it, or the field that says no. */
type Held = { change: KeptChange } | { field: string };

/**
 * Pure: holds what is to be offered against the contract of tasks, as if a person had typed it: what one line is stays
 * one line, and what no task can hold is not offered.
 */
export function holdValues(change: KeptChange): Held {
  if (change.kind !== 'edit' && change.kind !== 'create') return { change };
  const { status, ...fields } = change.after;
  const { customField, ...top } = fieldsOnWire(fields as Partial<TaskFields>);
  const { data, error } = TaskPatch.safeParse({ ...top, ...(customField && { customField }) });
  const at = error?.issues[0]?.path ?? [];
  if (!data) return { field: String((at[0] === 'customField' ? at[1] : at[0]) ?? '') };
  const after: TaskValues = { ...(fieldsIn(data) as TaskValues), ...(status && { status }) };
  const title = change.kind === 'create' ? (after.title ?? change.title) : change.title;
  return { change: { ...change, title, after } as KeptChange };
}
