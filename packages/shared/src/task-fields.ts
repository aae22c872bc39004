import { type Task, type TaskInput, type TaskPatch, taskFields } from '@tavla/shared/contracts/tasks';
import type { Field } from '@tavla/shared/field-table';
import type { z } from 'zod';

const table = { ...taskFields.top, ...taskFields.customField };
type FieldTable = typeof table;

export type FieldName = keyof FieldTable;

/** The fields of a task beside each other, wherever they stand on the wire. */
export type TaskFields = { [Name in FieldName]: z.infer<FieldTable[Name]['shown']> };

/** In the order of the form. */
export const fieldNames = Object.keys(table) as FieldName[];

/** The table by name, whatever a field's values are. */
export const fieldsByName: Readonly<Record<FieldName, Field>> = table;

/** What the fields are called in a sentence of the assistant, by name. */
export const fieldWords = (language: keyof Field['words']): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldNames.map((name) => [name, fieldsByName[name].words[language]]));

/** What a task has whose maker said nothing but its title. */
export const initialFields = Object.fromEntries(
  fieldNames.flatMap((name) => ('initial' in table[name] ? [[name, table[name].initial]] : [])),
) as Omit<TaskFields, 'title'>;

type CustomName = keyof typeof taskFields.customField;
type OnWire = Omit<TaskFields, CustomName> & { customField: Pick<TaskFields, CustomName> };

const customNames: readonly string[] = Object.keys(taskFields.customField);

/** The fields that a task or a request states. */
export function fieldsIn(wire: Task | TaskInput): TaskFields;
export function fieldsIn(wire: TaskPatch): Partial<TaskFields>;
export function fieldsIn(wire: TaskPatch): Partial<TaskFields> {
  const stated: Record<string, unknown> = {};
  for (const name of fieldNames) {
    const value = (customNames.includes(name) ? wire.customField : wire)?.[name as never];
    if (value !== undefined) stated[name] = value;
  }
  return stated;
}

/** The fields where they stand on the wire; `customField` is there when one of its fields is. */
export function fieldsOnWire(fields: TaskFields): OnWire;
export function fieldsOnWire(fields: Partial<TaskFields>): TaskPatch;
export function fieldsOnWire(fields: Partial<TaskFields>): object {
  const top: Record<string, unknown> = {};
  const custom: Record<string, unknown> = {};
  for (const name of fieldNames) {
    if (fields[name] !== undefined) (customNames.includes(name) ? custom : top)[name] = fields[name];
  }
  return Object.keys(custom).length === 0 ? top : { ...top, customField: custom };
}

/** Whether two values of a field are the same to a reader. */
export function isSameField<Name extends FieldName>(
  name: Name,
  a: TaskFields[Name],
  b: TaskFields[Name],
): boolean {
  const { key } = fieldsByName[name];
  return key ? key(a as never) === key(b as never) : a === b;
}
