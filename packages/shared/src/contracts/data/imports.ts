import { Column, TagColor } from '@tavla/shared/contracts/tasks';
import { endpoint } from '@tavla/shared/endpoint';
import { Cause, Failed } from '@tavla/shared/errors';
import { Day, Id, IdParams, Instant, listOf } from '@tavla/shared/fields';
import { importKeptDays, lineMax } from '@tavla/shared/limits';
import { z } from 'zod';

/** What tasks are read from: a spreadsheet, or what another board gives out of itself. */
export const importFormats = ['csv', 'trello', 'planka', 'github'] as const;
export const ImportFormat = z.enum(importFormats);
export type ImportFormat = z.infer<typeof ImportFormat>;

/** What a column of a CSV file can mean; `id` is what tells the same row again. */
export const importFields = ['title', 'description', 'status', 'assignee', 'due', 'tags', 'id'] as const;
export type ImportField = (typeof importFields)[number];

/** Where the tasks of a list go; `none` leaves them out. */
export const ImportTarget = z.enum([...Column.options, 'none']);
export type ImportTarget = z.infer<typeof ImportTarget>;

/**
 * How a file is to be read. `columns` names the column of each field by its index, of a CSV file alone; `lists` the
 * column of the board for each list by its key. What is not said is guessed from names.
 */
export const ImportChoices = z.object({
  columns: z.partialRecord(z.enum(importFields), z.number().int().min(0).max(200).nullable()).optional(),
  lists: z.record(z.string().max(lineMax), ImportTarget).optional(),
  /** Cards that were archived, and those of archived lists. */
  withArchived: z.boolean().optional(),
  /** What 03/04/2026 is. */
  dateOrder: z.enum(['day-first', 'month-first']).optional(),
  /** What the ids of a CSV file belong to: the same id of another source is another task. */
  source: z.string().trim().max(lineMax).optional(),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

/** A row that becomes no task. `line` counts from the header as 1 in a CSV file, cards and issues from 1. */
export const FailedTaskRow = Failed.extend({ line: z.number().int(), title: z.string() });
export type FailedTaskRow = z.infer<typeof FailedTaskRow>;

export const ImportList = z.object({
  key: z.string(),
  name: z.string(),
  count: z.number().int(),
  target: ImportTarget,
});
export type ImportList = z.infer<typeof ImportList>;

export const ImportSample = z.object({
  title: z.string(),
  column: Column,
  assignee: z.string().nullable(),
  endDate: Day.nullable(),
  tags: z.array(z.object({ name: z.string(), category: z.string(), color: TagColor })),
  comments: z.number().int(),
});

/** What importing a file would do. Lists are cut where they have a `more`. */
export const TaskImportPreview = z.object({
  id: Id,
  format: ImportFormat,
  name: z.string(),
  /** All of them, as they were understood. */
  choices: ImportChoices.required(),
  /** Of a CSV file: its columns with what stands in the first rows. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  lists: z.array(ImportList),
  /** Whether a date could be read in two ways. */
  asksDateOrder: z.boolean(),
  total: z.number().int(),
  valid: z.number().int(),
  /** Tasks that an earlier import has made of these rows. */
  existing: z.number().int(),
  archived: z.number().int(),
  leftOut: z.number().int(),
  failedCount: z.number().int(),
  failed: z.array(FailedTaskRow),
  comments: z.number().int(),
  /** Names that fit nobody, or more than one: they stay as names in the description. */
  unknownPeople: z.array(z.object({ name: z.string(), count: z.number().int() })),
  newTags: z.array(z.object({ name: z.string(), category: z.string(), color: TagColor })),
  samples: z.array(ImportSample),
});
export type TaskImportPreview = z.infer<typeof TaskImportPreview>;

export const TaskImport = z.object({
  id: Id,
  format: ImportFormat,
  name: z.string(),
  status: z.enum(['draft', 'queued', 'running', 'done', 'failed', 'undoing', 'undone']),
  processed: z.number().int(),
  total: z.number().int(),
  createdCount: z.number().int(),
  existingCount: z.number().int(),
  failedCount: z.number().int(),
  /** The first of them; the report has all. */
  failed: z.array(FailedTaskRow),
  /** Of an import that was undone: tasks that somebody had changed, which stayed. */
  keptCount: z.number().int(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
  /** In words why the import as a whole failed. */
  error: z.string().nullable(),
  cause: Cause.nullable(),
});
export type TaskImport = z.infer<typeof TaskImport>;

const path = '/api/v1/imports';
const access = ['create', 'actions'] as const;

export const listTaskImports = endpoint({
  name: 'imports.list',
  summary: 'Your own imports of tasks, newest first.',
  method: 'GET',
  path,
  access,
  response: listOf(TaskImport),
});

export const addTaskImport = endpoint({
  name: 'imports.create',
  summary:
    'Send a file of tasks (field file): CSV, the JSON that Trello exports, a board as the API of Planka answers it, or issues of GitHub. Nothing is imported yet; the answer says what would be.',
  method: 'POST',
  path,
  access,
  encoding: 'multipart',
  response: TaskImportPreview,
});

export const previewTaskImport = endpoint({
  name: 'imports.preview',
  summary: 'What importing a file that was sent would do, read in another way; nothing is saved.',
  method: 'POST',
  path: `${path}/:id/preview`,
  access,
  params: IdParams,
  body: ImportChoices,
  status: 200,
  response: TaskImportPreview,
});

export const startTaskImport = endpoint({
  name: 'imports.start',
  summary:
    'Import a file that was sent, in the background. What an earlier import has made of the same rows is not made again.',
  method: 'POST',
  path: `${path}/:id/start`,
  access,
  params: IdParams,
  body: ImportChoices,
  status: 202,
  response: TaskImport,
});

export const getTaskImport = endpoint({
  name: 'imports.get',
  summary: 'How far an import of tasks has come.',
  method: 'GET',
  path: `${path}/:id`,
  access,
  params: IdParams,
  response: TaskImport,
});

export const taskImportReport = endpoint({
  name: 'imports.report',
  summary: `The rows of which an import made no task, with reasons, as CSV; kept for ${importKeptDays} days.`,
  method: 'GET',
  path: `${path}/:id/report`,
  access,
  params: IdParams,
  answers: 'file',
});

export const undoTaskImport = endpoint({
  name: 'imports.undo',
  summary:
    'Delete the tasks that an import has made, in the background; those that somebody has changed or written to since stay.',
  method: 'POST',
  path: `${path}/:id/undo`,
  access: ['delete', 'actions'],
  params: IdParams,
  status: 202,
  response: TaskImport,
});

export const discardTaskImport = endpoint({
  name: 'imports.discard',
  summary: 'Forget a file that was sent and not imported.',
  method: 'DELETE',
  path: `${path}/:id`,
  access,
  params: IdParams,
});
