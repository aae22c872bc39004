import type { TaskValues } from '@tavla/shared/chat/answers';
import {
  type FieldName,
  fieldNames,
  initialFields,
  isSameField,
  type TaskFields,
} from '@tavla/shared/task-fields';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import { showFields } from '@/modules/tasks/field-columns';
import type { TaskRow } from '@/modules/tasks/task-row';
import { asLeft } from './fold-edits';
import { deletion, edit } from './plan-changes';

/**
 * Pure: several tasks as one. The one that is kept gets what the others say and it does not: their descriptions, their
 * tags, and of every other field, such as the assignee or the day, a value where it has none. The others are deleted,
 * each by a change of its own, which needs the first; where there is nothing to take over, it needs the kept one as it
 * is. Nothing is left out for being too long for one task, since the others are deleted: whoever offers it holds it
 * against what a task can hold.
 * @param earlier what is to be changed of them before, which is taken over as well
 */
export function mergeTasks(
  kept: TaskRow,
  others: readonly TaskRow[],
  earlier: readonly KeptChange[] = [],
): KeptChange[] {
  const rows = [kept, ...others].map((row) => showFields(asLeft(row, earlier)));
  const now = showFields(kept);
  const changed = fieldNames.filter((name) => !isSameField(name, now[name], merged(name, rows)));
  const values: TaskValues = Object.fromEntries(changed.map((name) => [name, merged(name, rows)]));
  const deletions = others.map(deletion);
  if (Object.keys(values).length === 0) {
    const saidBy = { taskId: kept.id, version: kept.version };
    return deletions.map((one) => ({ ...one, saidBy }));
  }
  const takenOver = edit(kept, values);
  return [takenOver, ...deletions.map((one) => ({ ...one, needs: takenOver.id }))];
}

type Merge<Name extends FieldName> = (values: readonly TaskFields[Name][]) => TaskFields[Name];

/** Of these more than one value stands in the one task. */
const together: { [Name in FieldName]?: Merge<Name> } = {
  description: (texts) => [...new Set(texts.map((text) => text.trim()).filter(Boolean))].join('\n\n'),
  tags: (lists) =>
    lists.flat().filter((tag, at, all) => all.findIndex(({ name }) => name === tag.name) === at),
};

/** Pure: a field of several tasks as one, the first of which is kept: the first value that says something. */
function merged<Name extends FieldName>(name: Name, rows: readonly TaskFields[]): TaskFields[Name] {
  const values = rows.map((row) => row[name]);
  const merge = together[name] as Merge<Name> | undefined;
  if (merge) return merge(values);
  const none = (initialFields as Partial<TaskFields>)[name] as TaskFields[Name];
  return values.find((value) => !isSameField(name, value, none)) ?? (values[0] as TaskFields[Name]);
}
