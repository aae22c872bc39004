import type { Task } from '@tavla/shared/contracts/tasks';
import { type FieldName, fieldNames, isSameField, type TaskFields } from '@tavla/shared/task-fields';
import { type FieldChanges, fieldsOf, pick } from './task-fields';

/** One field that both sides changed to different values. */
export interface FieldConflict<Name extends FieldName = FieldName> {
  field: Name;
  mine: TaskFields[Name];
  theirs: TaskFields[Name];
}

export type Choice = 'mine' | 'theirs';
export type Choices = Partial<Record<FieldName, Choice>>;

/** An edit: what the editor saw, and what they made of it. */
export interface TaskEdit {
  base: TaskFields;
  changes: FieldChanges;
}

/** The fields that were changed on both sides since `base`, to different values, in the order of the form. */
export function conflicts({ base, changes }: TaskEdit, current: Task): FieldConflict[] {
  const theirs = fieldsOf(current);
  return fieldNames.flatMap((field) => {
    const mine = changes[field];
    if (mine === undefined || isSameField(field, base[field], theirs[field])) return [];
    return isSameField(field, mine, theirs[field]) ? [] : [{ field, mine, theirs: theirs[field] }];
  });
}

/** What is left to save on top of `current`: my changes, less what I gave up and what already stands there. */
export function resolve({ changes }: TaskEdit, current: Task, choices: Choices): FieldChanges {
  const theirs = fieldsOf(current);
  return pick(changes, (field) => {
    const mine = changes[field];
    return choices[field] !== 'theirs' && mine !== undefined && !isSameField(field, mine, theirs[field]);
  });
}
