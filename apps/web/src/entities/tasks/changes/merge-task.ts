import type { Task } from '@tavla/shared/contracts/tasks';
import { type FieldName, fieldNames, isSameField, type TaskFields } from '@tavla/shared/task-fields';
import { mergeFields } from '@/lib/forms/merge-fields';
import { changedFields, type FieldChanges, fieldsOf, inNormalForm, pick } from './task-fields';

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
export function conflicts(edit: TaskEdit, current: Task): FieldConflict[] {
  const { base, mine, theirs } = three(edit, current);
  const { clashes } = mergeFields({ base, mine, theirs }, isSameField);
  return fieldNames
    .filter((field) => clashes.includes(field))
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
}

/** What is left to save on top of `current`: my changes, less what I gave up and what already stands there. */
export function resolve(edit: TaskEdit, current: Task, choices: Choices): FieldChanges {
  const { base, mine, theirs } = three(edit, current);
  const { values } = mergeFields({ base, mine, theirs }, isSameField);
  const left = changedFields(theirs, values);
  return pick(left, (field) => choices[field] !== 'theirs');
}

/** What was just typed is in `base` as well, if it waited to be saved: it is compared as the server has it. */
function three({ base, changes }: TaskEdit, current: Task) {
  const mine = { ...base, ...changes };
  return { base: inNormalForm(base), mine: inNormalForm(mine), theirs: fieldsOf(current) };
}
