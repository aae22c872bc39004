import type { Tag, Task, TaskPatch } from '@tavla/shared/contracts/tasks';

/** What the form edits. Status and place are moves, which have their own call. */
export interface TaskFields {
  title: string;
  description: string;
  endDate: string | null;
  userId: string | null;
  tags: readonly Tag[];
}

export type FieldName = keyof TaskFields;
export const fieldNames = ['title', 'description', 'endDate', 'userId', 'tags'] as const;
export type FieldChanges = Partial<TaskFields>;

export function fieldsOf(task: Task): TaskFields {
  const { title, description, endDate, userId } = task;
  return { title, description, endDate, userId, tags: task.customField.tags };
}

/** The same value to a reader: instants by the moment they name, tags by their ids in any order. */
export function sameField<Name extends FieldName>(
  name: Name,
  a: TaskFields[Name],
  b: TaskFields[Name],
): boolean {
  if (name === 'endDate') return instant(a) === instant(b);
  if (name === 'tags') return tagKey(a as TaskFields['tags']) === tagKey(b as TaskFields['tags']);
  return a === b;
}

function instant(value: unknown): number | null {
  return typeof value === 'string' ? Date.parse(value) : null;
}

function tagKey(tags: readonly Tag[]): string {
  return JSON.stringify(tags.map((tag) => tag.id).sort());
}

/** The fields that differ, with the values of `next`. */
export function changedFields(base: TaskFields, next: TaskFields): FieldChanges {
  return pick(next, (name) => !sameField(name, base[name], next[name]));
}

export function pick(fields: FieldChanges, wanted: (name: FieldName) => boolean): FieldChanges {
  const names = fieldNames.filter((name) => fields[name] !== undefined && wanted(name));
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

export function isEmpty(changes: FieldChanges): boolean {
  return fieldNames.every((name) => changes[name] === undefined);
}

/** The task as it looks with the changes in it. */
export function withFields(task: Task, changes: FieldChanges): Task {
  const { tags, ...rest } = changes;
  const customField = tags ? { ...task.customField, tags: [...tags] } : task.customField;
  return { ...task, ...rest, customField };
}

/** The body that saves the changes made on a version of the task. */
export function patchBody({ tags, ...changes }: FieldChanges, version: number): TaskPatch {
  return { ...changes, ...(tags ? { customField: { tags: [...tags] } } : {}), version };
}
