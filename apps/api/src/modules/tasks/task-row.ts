import type { Column, Tag, TaskStatus } from '@tavla/shared/contracts/tasks';
import type { Prisma } from '@/db/generated/client';

/** What people can change of a task; each field's last version is remembered for merging. */
export const taskFields = [
  'title',
  'description',
  'endDate',
  'userId',
  'tags',
  'status',
  'position',
] as const;
export type TaskField = (typeof taskFields)[number];

/** A day leaves the database as its text: the drivers would make midnights of it, each in a zone of its own. */
export const endDateColumn = `to_char(t."endDate", 'YYYY-MM-DD') as "endDate"`;

/** A task as the table holds it, without its company. */
export interface TaskRow {
  id: string;
  title: string;
  description: string;
  /** `2026-03-31` */
  endDate: string | null;
  userId: string | null;
  createdById: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
  fieldVersions: Partial<Record<TaskField | '*', number>>;
  column: Column | 'trash';
  status: TaskStatus;
  statusAt: Date;
  position: string;
  tags: Tag[];
  deletedAt: Date | null;
  deletedFrom: string | null;
  originAudioId: string | null;
  originStartMs: number | null;
  originQuote: string | null;
}

/** What of a task leaves the server. */
export type ShownTask = Omit<
  TaskRow,
  'createdById' | 'fieldVersions' | 'column' | 'deletedAt' | 'deletedFrom'
>;

/** A line of a task's story that says which status it got. */
export interface StatusEntry {
  id: string;
  taskId: string;
  status: TaskStatus;
  note: string;
  meta: string;
}

/** One field before and after. */
export type FieldChange = {
  field: TaskField;
  from: Prisma.InputJsonValue | null;
  to: Prisma.InputJsonValue | null;
};

/** A line of a task's story that says what was changed. */
export interface TaskEdit {
  id: string;
  taskId: string;
  kind: 'created' | 'edit' | 'deleted' | 'restored';
  version: number;
  changes: FieldChange[];
}

/** A task after one change, with the lines it adds to the story. */
export interface TaskSave {
  after: TaskRow;
  entries: StatusEntry[];
  edits: TaskEdit[];
}
