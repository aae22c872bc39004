import { type FieldValues, fieldColumns, type SqlType } from './field-columns';
import type { SeenOrigin, TaskRow, TaskState } from './task-row';

/** `once`: written when the task is made and not by a change of it. `shown`: leaves the server. */
type Trait = 'once' | 'shown';

const stateColumns = {
  id: ['uuid', 'once', 'shown'],
  createdById: ['uuid', 'once'],
  createdAt: ['timestamptz', 'once', 'shown'],
  updatedAt: ['timestamptz', 'shown'],
  version: ['int', 'shown'],
  fieldVersions: ['jsonb'],
  column: ['text'],
  status: ['text', 'shown'],
  statusAt: ['timestamptz', 'shown'],
  position: ['text', 'shown'],
  deletedAt: ['timestamptz'],
  deletedFrom: ['text'],
  originAudioId: ['uuid', 'once', 'shown'],
  originStartMs: ['int', 'once', 'shown'],
  originQuote: ['text', 'once', 'shown'],
} as const satisfies Record<keyof TaskState, readonly [SqlType, ...Trait[]]>;

type States = typeof stateColumns;
type ShownState = {
  [Name in keyof States]: 'shown' extends States[Name][number] ? Name : never;
}[keyof States];

/** What of a task leaves the server. */
export type ShownTask = Pick<TaskState, ShownState> & FieldValues & SeenOrigin;

interface TaskColumn {
  name: keyof TaskState | keyof FieldValues;
  type: SqlType;
  traits: readonly string[];
}

const columns: readonly TaskColumn[] = [
  ...namesOf(fieldColumns).map((name) => ({ name, type: fieldColumns[name].type, traits: ['shown'] })),
  ...namesOf(stateColumns).map((name) => {
    const [type, ...traits] = stateColumns[name];
    return { name, type, traits };
  }),
];
const changing = columns.filter(({ traits }) => !traits.includes('once'));

function namesOf<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[];
}

const listed = (some: readonly TaskColumn[], write: (column: TaskColumn, index: number) => string) =>
  some.map(write).join(', ');
const quoted = ({ name }: TaskColumn) => `"${name}"`;
/** Of `task t`. A day leaves the database as its text: what reads it, such as Prisma, would make a midnight of it. */
const read = (column: TaskColumn) =>
  column.type === 'date' ? `t.${quoted(column)}::text as ${quoted(column)}` : `t.${quoted(column)}`;

/** The lists of columns that statements about tasks are put together from, once, as the server starts. */
export const taskSql = {
  /** Of `task t`: the whole row. */
  row: listed(columns, read),
  /** Of `task t`: what leaves the server. */
  shown: listed(
    columns.filter(({ traits }) => traits.includes('shown')),
    read,
  ),
  /** The bytes of a task's texts and lists, which have any length. */
  bytes: columns
    .filter(({ type, traits }) => traits.includes('shown') && (type === 'text' || type === 'jsonb'))
    .map((column) => `octet_length(coalesce(${quoted(column)}::text, ''))`)
    .join(' + '),
  /** To insert into. */
  names: listed(columns, quoted),
  /** For `jsonb_to_recordset`, of rows as JSON. */
  record: listed(columns, (column) => `${quoted(column)} ${column.type}`),
  /** To set what may change from a record `x`. */
  setFromX: listed(changing, (column) => `${quoted(column)} = x.${quoted(column)}`),
  /** To set the same from parameters, number `first` and those after it: `changingValues`. */
  setFrom: (first: number) =>
    listed(changing, (column, index) => `${quoted(column)} = $${first + index}::${column.type}`),
};

/** The parameters of `setFrom`. */
export function changingValues(row: TaskRow): unknown[] {
  return changing.map(({ name, type }) => (type === 'jsonb' ? JSON.stringify(row[name]) : row[name]));
}
