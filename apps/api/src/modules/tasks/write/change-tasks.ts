import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BatchChange, columnOf, type Tag, type Task } from '@tavla/shared/contracts/tasks';
import { say } from '@tavla/shared/error-words';
import { tagsMax } from '@tavla/shared/limits';
import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { failure, HttpError, notFound, ofField } from '@/http/errors/errors';
import { keepFields } from '../field-columns';
import { requireAssignee } from '../find/assignees';
import { placesFor, withRoom } from '../room/with-room';
import { presentTask, taskEvent } from '../task.presenter';
import { type LockedTask, lockTasks } from '../task-read.repo';
import type { TaskRow, TaskSave } from '../task-row';
import { changeTask, conflictingFields, isNewer, type RowPatch } from './change-task';
import { restore, trash } from './delete-task';
import { saveMany } from './task-write.repo';
import { wantedPlace } from './update-task';

/**
 * Makes one change to several tasks, all or none, and tells the company in one batch. Moved cards land
 * together in the order of `ids`. A task that was changed since its version in `versions`, in what the change
 * touches, is left as it is.
 * @returns the tasks as they are now, in the order of `ids`
 * @throws HttpError 404 when one of them does not exist, 400 for an assignee who is unknown or blocked, or tags beyond the limit of one task
 */
export async function changeTasks(
  db: CompanyDb,
  actor: Actor,
  ids: string[],
  change: BatchChange,
  versions: Versions = {},
  beside?: Beside,
): Promise<Task[]> {
  const unique = [...new Set(ids)];
  return withRoom(db, async (client) => {
    const finish = await beside?.(client);
    const rows = await run(db, client, actor, unique, change, versions);
    await finish?.(rows);
    return rows.map(presentTask);
  });
}

/**
 * What belongs to the same transaction: locks and checks before the tasks are changed; what it answers is done after
 * them, and tells what is to be told. It may run several times.
 */
export type Beside = (client: pg.PoolClient) => Promise<((tasks: TaskRow[]) => Promise<void>) | undefined>;

/** What the person saw of each task, by id. */
type Versions = Readonly<Record<string, number>>;

/** So many tasks are planned between two turns of the event loop. */
const plannedEach = 50;

async function run(
  db: CompanyDb,
  client: pg.PoolClient,
  actor: Actor,
  ids: string[],
  change: BatchChange,
  versions: Versions,
): Promise<TaskRow[]> {
  const locked = await lockTasks(db, client, ids);
  const tasks = ids.map((id) => locked.get(id)).filter((task) => task !== undefined);
  const isTrashWelcome = change.kind === 'restore' || change.kind === 'delete';
  if (tasks.length < ids.length) throw notFound('some-task');
  if (!isTrashWelcome && tasks.some(({ row }) => row.column === 'trash')) throw notFound('some-task');
  if (change.kind === 'assign') await requireAssignee(db, client, change.userId, ids);

  const positions: string[] = [];
  if (change.kind === 'move') {
    const place = wantedPlace(columnOf(change.status), change);
    positions.push(...(await placesFor(db, client, ids, place)));
  }
  const now = new Date();
  const saves: (TaskSave | undefined)[] = [];
  for (const [index, task] of tasks.entries()) {
    // Five hundred times fifty tags are compared: others are served in between.
    if (index > 0 && index % plannedEach === 0) await nextTurn();
    const isOurs = !isOvertaken(task.row, change, versions[task.row.id]);
    saves.push(isOurs ? planOne(task, change, positions[index], now) : undefined);
  }
  refuseTooManyTags(saves.flatMap((save) => save?.after ?? []));
  const made = saves.filter((save) => save !== undefined);
  const action = change.kind === 'delete' ? 'delete' : change.kind === 'restore' ? 'create' : 'update';
  // The last statement before the commit, because it locks the company's counter.
  const writes = made.map((save) => ({ actor, save, event: taskEvent(action, save.after) }));
  if (writes.length > 0) await saveMany(db, client, writes);
  return tasks.map(({ row }, index) => saves[index]?.after ?? row);
}

/** Pure: whether somebody has changed since what the change touches. */
function isOvertaken(row: TaskRow, change: BatchChange, version: number | undefined): boolean {
  if (version === undefined || change.kind === 'restore') return false;
  if (change.kind === 'delete') return row.version !== version;
  if (change.kind === 'move' && isNewer(row, 'position', version)) return true;
  return conflictingFields(row, rowPatchOfBatch(row, change), version).length > 0;
}

/** Pure: what the change makes of one task; undefined when it is so already. */
function planOne(
  task: LockedTask,
  change: BatchChange,
  position: string | undefined,
  now: Date,
): TaskSave | undefined {
  const { row } = task;
  if (change.kind === 'delete') return row.column === 'trash' ? undefined : trash(row, now);
  if (change.kind === 'restore') return row.column === 'trash' ? restore(task, now) : undefined;
  return changeTask(row, rowPatchOfBatch(row, change), position, now);
}

function rowPatchOfBatch(
  row: TaskRow,
  change: Exclude<BatchChange, { kind: 'delete' | 'restore' }>,
): RowPatch {
  if (change.kind === 'move') return { status: change.status };
  if (change.kind === 'assign') return { userId: change.userId };
  if (change.kind === 'due') return keepFields({ endDate: change.endDate });
  return { tags: retag(row.tags, change.add, change.remove) };
}

/** A batch keeps the limit of a single change, and says which tasks would go past it. */
function refuseTooManyTags(rows: TaskRow[]): void {
  const over = rows.filter(({ tags }) => tags.length > tagsMax);
  const [first] = over;
  if (!first) return;
  const failed = over.map(({ id, title, tags }) => {
    return { id, title, ...failure(say('would-have-tags', { title, count: tags.length })) };
  });
  const shown = { most: tagsMax, title: first.title };
  const words =
    over.length > 1
      ? say('tasks-would-have-too-many-tags', { ...shown, tags: first.tags.length, count: over.length - 1 })
      : say('task-would-have-too-many-tags', { ...shown, count: first.tags.length });
  throw new HttpError(400, 'validation', words, { ...ofField('change.add', words), failed });
}

/** Pure: the tags without the removed ones, and with the added ones that were not there. */
function retag(tags: Tag[], add: Tag[], remove: string[]): Tag[] {
  const kept = tags.filter(({ id }) => !remove.includes(id));
  return [...kept, ...add.filter(({ id }) => !kept.some((tag) => tag.id === id))];
}
