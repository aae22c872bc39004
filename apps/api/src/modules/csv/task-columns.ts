import { type FieldName, fieldNames } from '@tavla/shared/task-fields';

/**
 * The columns that the task table of Tavla has had from the beginning, in their order: an import knows it by them, also
 * where an earlier version wrote it.
 */
export const firstColumns = [
  'id',
  'title',
  'description',
  'status',
  'assignee',
  'due',
  'tags',
  'created',
  'updated',
] as const;

/** What the table calls otherwise than a task does. */
const named: Partial<Record<FieldName, string>> = { userId: 'assignee', endDate: 'due' };

/** The column in which a field stands. */
export const columnOfField = (name: FieldName): string => named[name] ?? name;

/** Fields that came later: each has a column of its own name, behind the first. */
export const laterFields = fieldNames.filter(
  (name) => !firstColumns.some((column) => column === columnOfField(name)),
);

/** The columns of the task table as Tavla writes it. */
export const taskColumns: readonly string[] = [...firstColumns, ...laterFields];
