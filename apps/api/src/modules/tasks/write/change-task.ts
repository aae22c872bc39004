import { columnOf, type TaskPatch, type TaskStatus } from '@tavla/shared/contracts/tasks';
import { type FieldName, fieldNames, fieldsIn, isSameField } from '@tavla/shared/task-fields';
import { v7 as newId } from 'uuid';
import { type FieldValues, keepFields, showFields } from '../field-columns';
import type { FieldChange, StatusEntry, TaskEdit, TaskField, TaskRow, TaskSave } from '../task-row';

/** The values of a row to set; what is left out stays. */
export type RowPatch = Partial<FieldValues> & { status?: TaskStatus };

/** What the status entry of a change says; the specification has the words. */
export interface StatusNote {
  note?: string | undefined;
  meta?: string;
}

/** Pure: what a PATCH sets in the row. */
export function rowPatchOf(patch: TaskPatch): RowPatch {
  const status = patch.move?.status ?? patch.customField?.status;
  return { ...keepFields(fieldsIn(patch)), ...(status && { status }) };
}

/** Pure: the fields that the patch would change. */
export function changedFields(row: TaskRow, patch: RowPatch): (FieldName | 'status')[] {
  const now = showFields(row);
  const wanted = showFields(patch);
  const changed = fieldNames.filter((name) => {
    const value = wanted[name];
    return value !== undefined && !isSameField(name, now[name], value);
  });
  const isMoved = patch.status !== undefined && patch.status !== row.status;
  return isMoved ? [...changed, 'status'] : changed;
}

/**
 * Pure: the fields that the patch would change although somebody changed them after `version`. Empty means
 * that the patch merges with what happened since.
 */
export function conflictingFields(row: TaskRow, patch: RowPatch, version: number): TaskField[] {
  return changedFields(row, patch).filter((field) => isNewer(row, field, version));
}

/**
 * Pure: whether a field was changed after a version; one that does not exist yet knows nothing. A restored backup
 * counts as a change of every field.
 */
export function isNewer(
  { version: newest, fieldVersions }: TaskRow,
  field: TaskField,
  version: number,
): boolean {
  return version > newest || (fieldVersions[field] ?? fieldVersions['*'] ?? 1) > version;
}

/**
 * Pure: the next row, with the lines it adds to the story; undefined when nothing would change. `position`
 * is the card's new one; it is needed when the column changes.
 */
export function changeTask(
  row: TaskRow,
  patch: RowPatch,
  position: string | undefined,
  now: Date,
  words: StatusNote = {},
): TaskSave | undefined {
  const fields: TaskField[] = changedFields(row, patch);
  const status = patch.status ?? row.status;
  if (position !== undefined) fields.push('position');
  if (fields.length === 0) return undefined;

  const version = row.version + 1;
  const after: TaskRow = {
    ...row,
    ...patch,
    column: columnOf(status),
    position: position ?? row.position,
    statusAt: status === row.status ? row.statusAt : now,
    version,
    fieldVersions: {
      ...row.fieldVersions,
      ...Object.fromEntries(fields.map((field) => [field, version])),
    },
    updatedAt: now,
  };
  return {
    after,
    entries: status === row.status ? [] : [statusEntry(row.id, status, words)],
    edits: editsOf(row, after, fields),
  };
}

/** Pure: the line of a status change. */
export function statusEntry(taskId: string, status: TaskStatus, { note, meta }: StatusNote): StatusEntry {
  return {
    id: newId(),
    taskId,
    status,
    note: note ?? `Status changed to ${status}`,
    meta: meta ?? '{}',
  };
}

/** Status has its own lines, and the order inside a column is nobody's story. */
function editsOf(before: TaskRow, after: TaskRow, fields: TaskField[]): TaskEdit[] {
  const from = showFields(before);
  const to = showFields(after);
  const changes: FieldChange[] = fields
    .filter((field) => field !== 'status' && field !== 'position')
    .map((field) => ({ field, from: from[field], to: to[field] }));
  if (changes.length === 0) return [];
  return [{ id: newId(), taskId: before.id, kind: 'edit', version: after.version, changes }];
}
