import { SuggestedChange, type Suggestion, type TaskValues } from '@tavla/shared/chat/answers';
import { z } from 'zod';
import type { TaskRow } from '@/modules/tasks/task-row';
import type { TaskWork, Worked } from '@/modules/tasks/write/change-several';

/** What is kept of a change beside what the wire tells. */
const Kept = z.object({
  /** Where the card stood before it was moved. */
  position: z.string().nullable(),
  /** Of a card that is deleted as another one says it all: that one, as it was then. */
  saidBy: z.object({ taskId: z.uuid(), version: z.number().int() }).optional(),
});

/** A change as the database holds it. */
export const KeptChange = SuggestedChange.and(Kept);
export type KeptChange = z.infer<typeof KeptChange>;
export const KeptChanges = z.array(KeptChange);

/** A suggestion as the database holds it. */
export interface SuggestionRow {
  id: string;
  messageId: string;
  askerId: string;
  isDismissed: boolean;
  changes: unknown;
}

/** Pure: the wire shape. */
export function presentSuggestion({ id, askerId, isDismissed, changes }: SuggestionRow): Suggestion {
  const kept = KeptChanges.parse(changes);
  const isOpen = kept.some(({ state }) => state === 'open');
  return {
    id,
    askerId,
    state: isDismissed ? 'dismissed' : isOpen ? 'open' : 'applied',
    changes: kept.map(({ position: _position, saidBy: _saidBy, ...change }) => change),
  };
}

/** Pure: what makes a change of a task; a comment changes nothing of it. */
export function workOf(change: KeptChange): TaskWork {
  const { kind, taskId, version } = change;
  if (kind === 'edit') return { kind, taskId, values: change.after, version };
  if (kind === 'create') return { kind, taskId, values: change.after };
  return kind === 'delete' ? { kind, taskId, version } : { kind: 'hold', taskId };
}

/**
 * Pure: the works of changes that are made together.
 * @param all of the suggestion: one of them that is needed, and made already, is held to what it left
 */
export function worksOf(changes: readonly KeptChange[], all: readonly KeptChange[]): TaskWork[] {
  return changes.map((change) => {
    const work = workOf(change);
    if (work.kind !== 'delete') return work;
    const at = changes.findIndex(({ id }) => id === change.needs);
    const made = all.find(({ id, state }) => id === change.needs && state === 'applied');
    const saidBy = made ? { taskId: made.taskId, version: made.version } : change.saidBy;
    return { ...work, needs: at >= 0 ? [at] : [], saidBy };
  });
}

/** Pure: those of the chosen changes that need no other, or whose other is chosen with them or made already. */
export function withNeeded(chosen: readonly KeptChange[], all: readonly KeptChange[]): KeptChange[] {
  const there = new Set([...chosen, ...all.filter(({ state }) => state === 'applied')].map(({ id }) => id));
  return chosen.filter(({ needs }) => needs === undefined || there.has(needs));
}

/** Pure: what is open and needs a change that was overtaken is overtaken as well. */
export function endNeedy(changes: readonly KeptChange[]): KeptChange[] {
  const ended = new Set(changes.flatMap(({ id, state }) => (state === 'overtaken' ? [id] : [])));
  return changes.map((change) =>
    change.state === 'open' && change.needs !== undefined && ended.has(change.needs)
      ? { ...change, state: 'overtaken' }
      : change,
  );
}

/**
 * Pure: what takes changes back together. What a task took over from others that were deleted goes only where these come
 * back: nothing else says it.
 */
export function undosOf(changes: readonly KeptChange[]): TaskWork[] {
  return changes.map((change) => {
    const work = undoOf(change);
    if (work.kind !== 'edit') return work;
    return { ...work, needs: changes.flatMap(({ needs }, at) => (needs === change.id ? [at] : [])) };
  });
}

/** Pure: those of the chosen changes of which all is chosen with them that was made and needs them. */
export function withNeedy(chosen: readonly KeptChange[], all: readonly KeptChange[]): KeptChange[] {
  const ids = new Set(chosen.map(({ id }) => id));
  const needed = new Set(
    all.flatMap((one) => (one.state === 'applied' && !ids.has(one.id) ? one.needs : [])),
  );
  return chosen.filter(({ id }) => !needed.has(id));
}

function undoOf(change: KeptChange): TaskWork {
  const { kind, taskId, version, position } = change;
  if (kind === 'edit') {
    return { kind, taskId, values: change.before, version, position: position ?? undefined };
  }
  if (kind === 'create') return { kind: 'delete', taskId, version };
  return kind === 'delete' ? { kind: 'restore', taskId, version } : { kind: 'hold', taskId };
}

/**
 * Pure: the permission that a change needs beside `update actions`, to be made or taken back. A task that was made is
 * taken back by deleting it.
 */
export function permissionOf({ kind }: KeptChange, to: KeptChange['state']) {
  if (kind === 'create' && to === 'open') return ['delete', 'actions'] as const;
  const pairs = {
    edit: ['update', 'actions'],
    create: ['create', 'actions'],
    delete: ['delete', 'actions'],
    comment: ['create', 'chat'],
    remind: ['update', 'actions'],
  } as const;
  return pairs[kind];
}

/** Pure: the values of a task that have these names. */
export const valuesIn = (row: TaskRow, names: readonly string[]): TaskValues =>
  Object.fromEntries(names.map((name) => [name, row[name as keyof TaskValues]]));

/**
 * Pure: a change after somebody tried to make it, or to take it back. One that cannot be taken back stays made. Once it
 * is made, `before` is what it found: what stood there already is not taken back. A task that somebody else has deleted
 * was not deleted by it.
 */
export function settle(
  change: KeptChange,
  worked: Worked,
  { from, to }: Record<'from' | 'to', KeptChange['state']>,
): KeptChange {
  const wasGone = to === 'applied' && change.kind === 'delete' && worked?.before?.column === 'trash';
  if (!worked || wasGone) return { ...change, state: from === 'open' ? 'overtaken' : from };
  const { before, after } = worked;
  const position = before && before.column !== after.column ? before.position : null;
  const settled = { state: to, version: after.version, position };
  if (change.kind !== 'edit' || to !== 'applied' || !before) return { ...change, ...settled };
  return { ...change, ...settled, before: valuesIn(before, Object.keys(change.after)) };
}
