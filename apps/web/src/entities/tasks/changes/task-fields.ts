import type { Task, TaskPatch } from '@tavla/shared/contracts/tasks';
import {
  type FieldName,
  fieldNames,
  fieldsByName,
  fieldsIn,
  fieldsOnWire,
  isSameField,
  type TaskFields,
} from '@tavla/shared/task-fields';

/** What the form edits. Status and place are moves, which have their own call. */
export type FieldChanges = Partial<TaskFields>;

export function fieldsOf(task: Task): TaskFields {
  return fieldsIn(task);
}

/** The fields that differ, with the values of `next`. */
export function changedFields(base: TaskFields, next: TaskFields): FieldChanges {
  return pick(next, (name) => !isSameField(name, base[name], next[name]));
}

export function pick(fields: FieldChanges, wanted: (name: FieldName) => boolean): FieldChanges {
  const names = fieldNames.filter((name) => fields[name] !== undefined && wanted(name));
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** The values as the server has them once it took them in; what it would refuse stays as it is. */
export function inNormalForm<Fields extends FieldChanges>(fields: Fields): Fields {
  const names = fieldNames.filter((name) => fields[name] !== undefined);
  const normal = names.map((name) => {
    const { data = fields[name] } = fieldsByName[name].input.safeParse(fields[name]);
    return [name, data];
  });
  return { ...fields, ...Object.fromEntries(normal) };
}

export function isEmpty(changes: FieldChanges): boolean {
  return fieldNames.every((name) => changes[name] === undefined);
}

/** The task as it looks with the changes in it. */
export function withFields(task: Task, changes: FieldChanges): Task {
  const { customField, ...top } = fieldsOnWire(changes);
  return { ...task, ...top, customField: { ...task.customField, ...customField } } as Task;
}

/** The body that saves the changes made on a version of the task. */
export function patchBody(changes: FieldChanges, version: number): TaskPatch {
  return { ...fieldsOnWire(changes), version };
}
