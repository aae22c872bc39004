import type { Column, TaskStatus } from '@tavla/shared/contracts/tasks';
import type { FieldName, TaskFields } from '@tavla/shared/task-fields';
import type { FieldValues } from './field-columns';

/** What people can change of a task; each one's last version is remembered for merging. */
export type TaskField = FieldName | 'status' | 'position';

/** What the product itself keeps of a task. */
export interface TaskState {
  id: string;
  createdById: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
  fieldVersions: Partial<Record<TaskField | '*', number>>;
  column: Column | 'trash';
  status: TaskStatus;
  statusAt: Date;
  position: string;
  deletedAt: Date | null;
  deletedFrom: string | null;
  originAudioId: string | null;
  originStartMs: number | null;
  originQuote: string | null;
}

/** Read along for whoever asked: false hides the origin from them. */
export interface SeenOrigin {
  seesOrigin?: boolean;
}

/** A task as the table holds it, without its company: what people fill in has its columns in `field-columns.ts`. */
export type TaskRow = TaskState & FieldValues & SeenOrigin;

/** A line of a task's story that says which status it got. */
export interface StatusEntry {
  id: string;
  taskId: string;
  status: TaskStatus;
  note: string;
  meta: string;
}

type Told = TaskFields[FieldName] | TaskStatus | null;

/** One field before and after, as the wire has it. */
export type FieldChange = { field: FieldName | 'status'; from: Told; to: Told };

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

/** Where in a meeting a task came from. */
export interface OriginOfTask {
  id: string;
  originStartMs: number | null;
  originEndMs: number | null;
  originQuote: string | null;
  /** Whether it was a proposal that nobody had decided on. */
  isUndecided: boolean;
}
