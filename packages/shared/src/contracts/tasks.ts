import { ByToken } from '@tavla/shared/contracts/api-access/by-token';
import { endpoint } from '@tavla/shared/endpoint';
import { changeShape, type Field, newShape, shownShape } from '@tavla/shared/field-table';
import { rule } from '@tavla/shared/field-words';
import { Day, DueDay, Id, IdParams, Instant, line, listOf, Text } from '@tavla/shared/fields';
import { batchMax, tagsMax } from '@tavla/shared/limits';
import { z } from 'zod';

export const TaskStatus = z.enum(['pending', 'on-approval', 'todo', 'in-progress', 'done']);
export type TaskStatus = z.infer<typeof TaskStatus>;

export const columns = ['pending', 'todo', 'in-progress', 'done'] as const;
export const Column = z.enum(columns);
export type Column = z.infer<typeof Column>;

/** The column a status stands in. */
export function columnOf(status: TaskStatus): Column {
  return status === 'on-approval' ? 'pending' : status;
}

export const tagColors = ['blue', 'green', 'purple', 'orange', 'red', 'gray'] as const;
export const TagColor = z.enum(tagColors);
export type TagColor = z.infer<typeof TagColor>;

export const Tag = z.object({
  id: line('tagId'),
  name: line('tagName'),
  category: line('category'),
  color: TagColor,
});
export type Tag = z.infer<typeof Tag>;

const Tags = z.array(Tag).max(tagsMax, rule('too-many-tags', { count: tagsMax }));

/** What people fill in of a task, as it stands at the top of it on the wire. */
const topFields = {
  title: {
    kind: 'name',
    words: { en: 'the title', es: 'el título' },
    shown: z.string(),
    input: line('title'),
  },
  description: {
    kind: 'text',
    words: { en: 'the description', es: 'la descripción' },
    shown: z.string(),
    input: Text,
    initial: '',
  },
  endDate: {
    kind: 'day',
    words: { en: 'the due date', es: 'la fecha límite' },
    shown: Day.nullable(),
    input: DueDay.nullable(),
    initial: null,
  },
  userId: {
    kind: 'person',
    words: { en: 'the assignee', es: 'el responsable' },
    shown: Id.nullable(),
    input: Id.nullable(),
    initial: null,
  },
} as const satisfies Record<string, Field>;

/** The same for what stands in its `customField`. */
const customFields = {
  tags: {
    kind: 'tags',
    words: { en: 'the tags', es: 'las etiquetas' },
    shown: z.array(Tag),
    input: Tags,
    initial: [] as Tag[],
    // The database gives an object's keys back in another order.
    key: (tags: readonly Tag[]) =>
      JSON.stringify(tags.map(({ id, name, category, color }) => [id, name, category, color])),
  },
} as const satisfies Record<string, Field>;

/**
 * Every field of a task that people fill in, each said once: contracts, statements, merging, history and undo on
 * both sides come from here. Its column stands in the API's `field-columns.ts`, its names in the catalogue.
 */
export const taskFields = { top: topFields, customField: customFields };

export const Task = z.object({
  id: Id,
  ...shownShape(topFields),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.number().int(),
  position: z.string(),
  currentStatus: z.object({ status: TaskStatus, createdAt: Instant }),
  customField: z.object({ ...shownShape(customFields), status: TaskStatus.nullable() }),
  origin: z.object({ audioId: Id, startMs: z.number().int(), quote: z.string() }).nullable(),
});
export type Task = z.infer<typeof Task>;

/** The version that the sender saw; what was changed since is left to those who changed it. */
const Version = z.number().int().min(1);

/**
 * `id` is chosen by who may have to send the task again: the same person's second one with it is the first.
 * `customField.status` is the initial status; without one it is todo. `place` is the end of the column to
 * start at; without one it is the top.
 */
export const TaskInput = z.object({
  id: Id.optional(),
  ...newShape(topFields),
  customField: z.object({ ...newShape(customFields), status: TaskStatus.nullish() }).prefault({}),
  place: z.enum(['top', 'bottom']).optional(),
});
export type TaskInput = z.infer<typeof TaskInput>;

/**
 * Where to put a card: between two others of the column; null at its ends. Of two neighbours that parted
 * meanwhile, `afterId` counts; when both are gone it is the end. Without any place a card goes to the top.
 */
export const Place = z.object({ afterId: Id.nullish(), beforeId: Id.nullish() });
export type Place = z.infer<typeof Place>;

export const TaskPatch = z
  .object({
    ...changeShape(topFields),
    customField: z.object({ ...changeShape(customFields), status: TaskStatus.nullable() }).partial(),
    version: Version,
    move: Place.extend({ status: TaskStatus }),
  })
  .partial();
export type TaskPatch = z.infer<typeof TaskPatch>;

const path = '/api/v1/tasks';

export const listTasks = endpoint({
  name: 'tasks.list',
  summary:
    'The whole board in column order with an ETag; with limit, a page of it, which ends early at about 4 MB. lastEventId is the newest event the list contains.',
  method: 'GET',
  path,
  access: ['read', 'actions'],
  query: z.object({
    limit: z.coerce.number().int().min(1).max(1000).optional(),
    cursor: z.string().max(2000).optional(),
  }),
  response: listOf(Task).extend({
    total: z.number().int(),
    nextCursor: z.string().nullable(),
    lastEventId: z.string(),
  }),
});

export const getTask = endpoint({
  name: 'tasks.get',
  summary: 'One task.',
  method: 'GET',
  path: `${path}/:id`,
  access: ['read', 'actions'],
  params: IdParams,
  response: Task,
});

export const createTask = endpoint({
  name: 'tasks.create',
  summary:
    'Create a task at the top of its column, or at its foot; sent again with the same id it answers what was made.',
  method: 'POST',
  path,
  access: ['create', 'actions'],
  body: TaskInput,
  response: Task,
});

const update = {
  summary:
    'Change a task; a stale version that touches a field changed since gets 409 with the task as it is.',
  path: `${path}/:id`,
  access: ['update', 'actions'],
  params: IdParams,
  body: TaskPatch,
  response: Task,
} as const;

export const updateTask = endpoint({ ...update, name: 'tasks.update', method: 'PATCH' });
export const putTask = endpoint({ ...update, name: 'tasks.put', method: 'PUT' });

export const deleteTask = endpoint({
  name: 'tasks.delete',
  summary: 'Delete a task; it can be restored for 30 days. With version, only if it is still that one.',
  method: 'DELETE',
  path: `${path}/:id`,
  access: ['delete', 'actions'],
  params: IdParams,
  query: z.object({ version: z.coerce.number().pipe(Version).optional() }),
});

export const restoreTask = endpoint({
  name: 'tasks.restore',
  summary: 'Bring a deleted task back to where it stood.',
  method: 'POST',
  path: `${path}/:id/restore`,
  access: ['delete', 'actions'],
  params: IdParams,
  status: 200,
  response: Task,
});

export const setTaskStatus = endpoint({
  name: 'task-statuses.create',
  summary: 'Set the status and the place of a task and record the entry, in one transaction.',
  method: 'POST',
  path: '/api/v1/task-statuses',
  access: ['update', 'actions'],
  body: Place.extend({
    taskId: Id,
    status: TaskStatus,
    version: Version.optional(),
    note: Text.max(1000).optional(),
    meta: Text.max(10_000).default('{}'),
  }),
  response: z.object({
    id: Id,
    taskId: Id,
    status: TaskStatus,
    note: z.string(),
    meta: z.string(),
    createdAt: Instant,
    task: Task,
  }),
});

export const BatchChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), status: TaskStatus, ...Place.shape }),
  z.object({ kind: z.literal('assign'), userId: Id.nullable() }),
  z.object({
    kind: z.literal('tag'),
    add: Tags.default([]),
    remove: z
      .array(line('tagId'))
      .max(tagsMax, rule('too-many-tags-removed', { count: tagsMax }))
      .default([]),
  }),
  z.object({ kind: z.literal('due'), endDate: DueDay.nullable() }),
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('restore') }),
]);
export type BatchChange = z.infer<typeof BatchChange>;

export const changeTasks = endpoint({
  name: 'tasks.batch',
  summary:
    'Make one change to several tasks, in one transaction and one batch of events. With versions, those that were changed since in the same part are left as they are. Deleting and restoring need `delete actions`.',
  method: 'POST',
  path: `${path}/batch`,
  access: ['update', 'actions'],
  body: z.object({
    ids: z.array(Id).min(1).max(batchMax),
    change: BatchChange,
    versions: z
      .record(Id, Version)
      .refine(
        (versions) => Object.keys(versions).length <= batchMax,
        rule('too-many-versions', { count: batchMax }),
      )
      .optional(),
  }),
  status: 200,
  response: listOf(Task),
});

/** One line of a task's story, oldest first. */
export const HistoryEntry = z.object({
  id: Id,
  kind: z.enum(['created', 'status', 'edit', 'deleted', 'restored']),
  at: Instant,
  actorId: Id.nullable(),
  actorName: z.string(),
  token: ByToken,
  status: TaskStatus.optional(),
  note: z.string().optional(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })).optional(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const taskHistory = endpoint({
  name: 'tasks.history',
  summary:
    'Who changed what and when, oldest first: the newest thousand changes, or as many as fit into 4 MB.',
  method: 'GET',
  path: `${path}/:id/history`,
  access: ['read', 'actions'],
  params: IdParams,
  response: listOf(HistoryEntry),
});
