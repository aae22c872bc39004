import { type FieldName, fieldNames, fieldsByName } from '@tavla/shared/task-fields';
import { fieldColumns, type SqlType } from '@/modules/tasks/field-columns';
import type { Column, Kind } from './noun';

const kinds: Record<SqlType, Kind> = {
  text: 'text',
  uuid: 'id',
  int: 'integer',
  date: 'day',
  timestamptz: 'instant',
  jsonb: 'any',
};

/** The fields of a task that people fill in, as a line of an archive has them. */
export const taskFieldColumns = Object.fromEntries(
  fieldNames.map((name) => {
    const kind = kinds[fieldColumns[name].type];
    const isNullable = fieldsByName[name].shown.safeParse(null).success;
    return [name, isNullable ? `${kind}?` : kind];
  }),
) as Record<FieldName, Column>;
