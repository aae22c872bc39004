import {
  type BatchChange,
  type Column,
  columnOf,
  columns,
  type Task,
  type TaskStatus,
} from '@tavla/shared/contracts/tasks';
import { isSameField } from '@tavla/shared/task-fields';
import { compareTasks, neighboursOf } from './column-order';
import { moveMany } from './move-many';
import { batchOf, type TaskChange } from './task-change';
import { changedFields, fieldsOf, inNormalForm, isEmpty, pick } from './task-fields';
import type { UndoStep } from './undo-stack';

interface Board {
  task: (id: string) => Task | undefined;
  column: (column: Column) => readonly Task[];
}

/** Whether a task stands where a move of the person's own has put it. */
type IsPlacedByMe = (task: Task) => boolean;

/**
 * The changes that take a step back, seen from the board as it is now; none when nothing is left to take
 * back. What others changed meanwhile stays, also in the same field or where they put the card into another place: one's own is
 * what still is as the step left it.
 */
export function invertStep(
  { before, done }: UndoStep,
  board: Board,
  isPlacedByMe: IsPlacedByMe = () => false,
): TaskChange[] {
  if (done.kind === 'batch') {
    const { change, positions } = done;
    const isThere = (task: Task, was: Task) =>
      task.position === (positions[task.id] ?? was.position) || isPlacedByMe(task);
    return invertBatch(before, change, board, isThere);
  }
  return before.flatMap((task) => invertOne(task, done, board, isPlacedByMe));
}

function invertOne(before: Task, done: TaskChange, board: Board, isPlacedByMe: IsPlacedByMe): TaskChange[] {
  const now = board.task(before.id);
  if (!now) return done.kind === 'delete' ? [{ kind: 'restore', task: before }] : [];
  if (done.kind === 'move') {
    const isThere = now.position === done.position || isPlacedByMe(now);
    return isThere && isIn(now, done.status) ? [invertMove(before, now, board)] : [];
  }
  if (done.kind !== 'edit') return [];
  const theirs = fieldsOf(now);
  const changed = changedFields(theirs, fieldsOf(before));
  const left = { ...theirs, ...inNormalForm(done.changes) };
  const own = pick(changed, (name) => name in done.changes && isSameField(name, left[name], theirs[name]));
  if (isEmpty(own)) return [];
  return [{ kind: 'edit', taskId: before.id, base: theirs, changes: own, version: now.version }];
}

function isIn(now: Task, status: TaskStatus): boolean {
  return now.currentStatus.status === status;
}

/** From the top of each column: those that stood side by side go back in one call, below those that went before. */
function invertMoves(tasks: readonly Task[], board: Board): TaskChange[] {
  const moving = new Set(tasks.map(({ id }) => id));
  const landings = columns.flatMap((name) => {
    const staying = board.column(name).filter(({ id }) => !moving.has(id));
    const stood = tasks.filter(({ currentStatus }) => columnOf(currentStatus.status) === name);
    return stood.toSorted(compareTasks).flatMap((before) => {
      const task = board.task(before.id);
      const { position, currentStatus } = before;
      return task
        ? [{ task, status: currentStatus.status, place: neighboursOf(staying, before), position }]
        : [];
    });
  });
  return moveMany(landings);
}

function invertMove(before: Task, now: Task, board: Pick<Board, 'column'>): TaskChange {
  const status = before.currentStatus.status;
  return {
    kind: 'move',
    taskId: before.id,
    from: now.currentStatus.status,
    status,
    place: neighboursOf(board.column(columnOf(status)), before),
    position: before.position,
    version: now.version,
  };
}

function invertBatch(
  before: readonly Task[],
  done: BatchChange,
  board: Board,
  isThere: (now: Task, before: Task) => boolean,
): TaskChange[] {
  if (done.kind === 'delete') return [batchOf(before, { kind: 'restore' })];
  const left = before.filter((task) => {
    const now = board.task(task.id);
    return now && isAsLeft(now, done) && (done.kind !== 'move' || isThere(now, task));
  });
  if (done.kind === 'move') return invertMoves(left, board);
  return grouped(left, (task) => inverseOf(task, done)).map(([change, tasks]) =>
    batchOf(
      tasks.flatMap(({ id }) => board.task(id) ?? []),
      change,
    ),
  );
}

/** Of tags each is taken back by itself. */
function isAsLeft(now: Task, done: BatchChange): boolean {
  if (done.kind === 'move') return isIn(now, done.status);
  if (done.kind === 'assign') return now.userId === done.userId;
  return done.kind !== 'due' || now.endDate === done.endDate;
}

function inverseOf(before: Task, done: BatchChange): BatchChange | null {
  const { tags } = before.customField;
  if (done.kind === 'assign') return { kind: 'assign', userId: before.userId };
  if (done.kind === 'due') return { kind: 'due', endDate: before.endDate };
  if (done.kind !== 'tag') return null;
  const had = new Set(tags.map((tag) => tag.id));
  const remove = done.add.map((tag) => tag.id).filter((id) => !had.has(id));
  return { kind: 'tag', remove, add: tags.filter((tag) => done.remove.includes(tag.id)) };
}

/** One entry per distinct change, in the order of first appearance. */
function grouped(
  tasks: readonly Task[],
  changeOf: (task: Task) => BatchChange | null,
): [BatchChange, Task[]][] {
  const groups = new Map<string, [BatchChange, Task[]]>();
  for (const task of tasks) {
    const change = changeOf(task);
    if (!change) continue;
    const key = JSON.stringify(change);
    const group = groups.get(key) ?? [change, []];
    group[1].push(task);
    groups.set(key, group);
  }
  return [...groups.values()];
}
