import { taskFields } from '@tavla/shared/contracts/tasks';
import { type FieldName, fieldNames, type TaskFields } from '@tavla/shared/task-fields';

export type SqlType = 'text' | 'uuid' | 'int' | 'date' | 'timestamptz' | 'jsonb';

/** How the table `task` holds one value. */
interface Held<Wire, Kept> {
  type: SqlType;
  keep(wire: Wire): Kept;
  show(kept: Kept): Wire;
}

/** What the table and the wire write in the same way. */
function plain<Value>(type: SqlType): Held<Value, Value> {
  return { type, keep: (value) => value, show: (value) => value };
}

/**
 * The column of each field that people fill in; it has the field's name. A field of the shared table that has none
 * here does not compile.
 */
export const fieldColumns = {
  title: plain<string>('text'),
  description: plain<string>('text'),
  endDate: plain<string | null>('date'),
  userId: plain<string | null>('uuid'),
  tags: plain<TaskFields['tags']>('jsonb'),
} satisfies { [Name in FieldName]: Held<TaskFields[Name], unknown> };

/** The fields in which words stand, and so perhaps somebody's name. */
export const fieldsWithWords = fieldNames.filter((name) =>
  ['text', 'jsonb'].includes(fieldColumns[name].type),
);

/** The fields that people fill in, as the table holds them. */
export type FieldValues = { [Name in FieldName]: ReturnType<(typeof fieldColumns)[Name]['keep']> };

/** Fields as the table holds them. */
export function keepFields(fields: TaskFields): FieldValues;
export function keepFields(fields: Partial<TaskFields>): Partial<FieldValues>;
export function keepFields(fields: Partial<TaskFields>): Partial<FieldValues> {
  return mapped(fields, (name, value) => fieldColumns[name].keep(value as never));
}

/** Fields as the wire has them; what else stands in a row is left out. */
export function showFields(kept: FieldValues): TaskFields;
export function showFields(kept: Partial<FieldValues>): Partial<TaskFields>;
export function showFields(kept: Partial<FieldValues>): Partial<TaskFields> {
  return mapped(kept, (name, value) => fieldColumns[name].show(value as never));
}

type Place = keyof typeof taskFields;
type FieldsAt<P extends Place> = Pick<TaskFields, keyof (typeof taskFields)[P] & FieldName>;

/** The fields of a row that stand at one place on the wire. In one pass: a board has ten thousand rows. */
export function showFieldsAt<P extends Place>(place: P, row: FieldValues): FieldsAt<P> {
  const shown: Record<string, unknown> = {};
  for (const { name, show } of placed[place]) shown[name] = show(row[name]);
  return shown as FieldsAt<P>;
}

const placed = { top: columnsOf(taskFields.top), customField: columnsOf(taskFields.customField) };

function columnsOf(fields: Partial<Record<FieldName, unknown>>) {
  const names = fieldNames.filter((name) => name in fields);
  return names.map((name) => ({ name, show: fieldColumns[name].show as (kept: unknown) => unknown }));
}

function mapped(
  values: Partial<Record<FieldName, unknown>>,
  each: (name: FieldName, value: unknown) => unknown,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const name of fieldNames) {
    if (values[name] !== undefined) result[name] = each(name, values[name]);
  }
  return result;
}
