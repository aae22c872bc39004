import type { TaskValues } from '@tavla/shared/chat/answers';
import { columnOf, TaskInput } from '@tavla/shared/contracts/tasks';
import { fieldNames, fieldsOnWire, type TaskFields } from '@tavla/shared/task-fields';
import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { groupBy } from '@/lib/group-by';
import { keepFields } from '../field-columns';
import { mayHave } from '../find/assignees';
import { findAssignees } from '../find/assignees.repo';
import { placesFor, withRoom } from '../room/with-room';
import { taskEvent } from '../task.presenter';
import { findFreePositions, findReturns, type LockedTask, lockTasks } from '../task-read.repo';
import type { TaskRow, TaskSave } from '../task-row';
import { changeTask, conflictingFields, isNewer, type RowPatch } from './change-task';
import { newTask } from './create-task';
import { restore, trash } from './delete-task';
import { saveMany, type TaskWrite } from './task-write.repo';
import { wantedPlace } from './update-task';

/** A task as somebody saw it. */
interface Seen {
  taskId: string;
  version: number;
}

/** The places among the works of those without which one is not done. */
type Needs = readonly number[] | undefined;

/** One of several different changes. `version` is the one that the person saw: what was changed since is left alone. */
export type TaskWork =
  /** `position` is where the card stood once: it goes back there if nobody stands there now. */
  | {
      kind: 'edit';
      taskId: string;
      values: TaskValues;
      version: number;
      position?: string | undefined;
      needs?: Needs;
    }
  /** A task that was made of this before, and deleted, comes back. */
  | { kind: 'create'; taskId: string; values: TaskValues }
  /** `saidBy` is the task that says it too, which must still be there and say what it did. */
  | { kind: 'delete'; taskId: string; version: number; needs?: Needs; saidBy?: Seen | undefined }
  /**
   * `version` is the one that it was deleted with: what was brought back and deleted again since stays deleted. What the
   * product itself changed of it meanwhile, such as what it quotes, keeps nobody from bringing it back.
   */
  | { kind: 'restore'; taskId: string; version: number }
  /** Nothing is changed of the task, which must be there. */
  | { kind: 'hold'; taskId: string };

/** What becomes of each: the task before and after it, or nothing where somebody was faster or it is gone. */
export type Worked = { before: TaskRow | null; after: TaskRow } | undefined;

/** Locks and checks in the same transaction first; what it answers is done after the tasks, and tells what is to be told. */
type Begin = (
  client: pg.PoolClient,
) => Promise<{ works: readonly TaskWork[]; finish: (worked: Worked[]) => Promise<void> }>;

/**
 * Makes different changes to several tasks in one transaction, each unless somebody was faster, and tells the company in
 * one batch. Cards that change their column land at its top. `begin` may run several times.
 * @throws HttpError 409 when the tasks never hold still
 */
export function changeSeveral(db: CompanyDb, actor: Actor, begin: Begin): Promise<void> {
  return withRoom(db, async (client) => {
    const { works, finish } = await begin(client);
    const ids = [...new Set(works.flatMap((work) => [work.taskId, saidByOf(work)?.taskId ?? work.taskId]))];
    const locked = await lockTasks(db, client, ids);
    const refused = await findRefused(db, client, works);
    const returns = await findReturns(db, client, works.flatMap(restoredBy));
    const standing = standingOf(works, locked, returns);
    const canBe = works.map(
      (work) =>
        !refused.has(work) && fits(work, standing.get(work.taskId)) && isStillSaid(saidByOf(work), standing),
    );
    const isDone = works.map((work, at) => canBe[at] && neededBy(work).every((other) => canBe[other]));
    const made = await plan(
      db,
      client,
      actor.id,
      works.filter(({ kind }, at) => isDone[at] && kind !== 'hold'),
      { locked, standing },
    );
    const writes = [...made].flatMap(([, write]) => (write ? [{ actor, ...write }] : []));
    if (writes.length > 0) await saveMany(db, client, writes);
    await finish(
      works.map(({ taskId }, at) => {
        const before = locked.get(taskId)?.row ?? null;
        const after = made.get(taskId)?.save.after ?? before;
        return isDone[at] && after ? { before, after } : undefined;
      }),
    );
    return true;
  }).then(() => undefined);
}

/**
 * Pure: each task as the other works meet it: one of them may bring it back.
 * @param returns with which versions tasks were last brought back
 */
function standingOf(
  works: readonly TaskWork[],
  locked: ReadonlyMap<string, LockedTask>,
  returns: ReadonlyMap<string, number>,
): ReadonlyMap<string, TaskRow> {
  const isBack = ({ id, version }: TaskRow) =>
    works.some(
      (work) =>
        work.kind === 'restore' &&
        work.taskId === id &&
        work.version <= version &&
        (returns.get(id) ?? 0) <= work.version,
    );
  return new Map(
    [...locked].map(([id, { row }]) => [id, isBack(row) ? { ...row, column: columnOf(row.status) } : row]),
  );
}

const restoredBy = (work: TaskWork) => (work.kind === 'restore' ? [work.taskId] : []);

function assigneeOf(work: TaskWork): string[] {
  const userId = 'values' in work ? work.values.userId : null;
  return userId ? [userId] : [];
}

const neededBy = (work: TaskWork) => ('needs' in work && work.needs) || [];

const saidByOf = (work: TaskWork) => (work.kind === 'delete' ? work.saidBy : undefined);

/** Pure: whether a task says what it said when it was seen; where it stands, and what it is called, may be new. */
function isStillSaid(seen: Seen | undefined, tasks: ReadonlyMap<string, TaskRow>): boolean {
  if (!seen) return true;
  const row = tasks.get(seen.taskId);
  if (!row || row.column === 'trash') return false;
  return !fieldNames.some((name) => name !== 'title' && isNewer(row, name, seen.version));
}

/** Works that would give a task to nobody of the company, or to somebody blocked who has never had it. */
async function findRefused(
  db: CompanyDb,
  client: pg.PoolClient,
  works: readonly TaskWork[],
): Promise<ReadonlySet<TaskWork>> {
  const states = await findAssignees(db, client, works.flatMap(assigneeOf));
  const refused = new Set<TaskWork>();
  for (const work of works) {
    for (const id of assigneeOf(work)) {
      const given = { state: states.get(id) ?? 'unknown', userId: id };
      const ids = work.kind === 'create' ? [] : [work.taskId];
      if (!(await mayHave(db, client, given, ids))) refused.add(work);
    }
  }
  return refused;
}

/** Pure: whether a change can still be made as it was meant. */
function fits(work: TaskWork, row: TaskRow | undefined): boolean {
  if (work.kind === 'create') return true;
  if (!row) return false;
  if (work.kind === 'delete') return row.column === 'trash' || row.version === work.version;
  if (work.kind === 'hold' || work.kind === 'restore') return row.column !== 'trash';
  return row.column !== 'trash' && conflictingFields(row, patchOf(work.values), work.version).length === 0;
}

/** What is written of each task; nothing of one that stands so already. */
async function plan(
  db: CompanyDb,
  client: pg.PoolClient,
  actorId: string | null,
  works: readonly TaskWork[],
  { locked, standing }: { locked: ReadonlyMap<string, LockedTask>; standing: ReadonlyMap<string, TaskRow> },
): Promise<Map<string, Omit<TaskWrite, 'actor'> | undefined>> {
  const now = new Date();
  const positions = await positionsOf(db, client, works, standing);
  const byTask = groupBy(works, ({ taskId }) => taskId);
  return new Map(
    [...byTask].map(([taskId, ofTask]) => {
      const task = locked.get(taskId);
      const position = positions.get(taskId);
      const made = planOne(taskId, ofTask, task, position, actorId, now);
      return [taskId, made];
    }),
  );
}

/** Pure: all changes of one task as one: it is made or brought back, edited, and deleted last. */
function planOne(
  taskId: string,
  works: readonly TaskWork[],
  task: LockedTask | undefined,
  position: string | undefined,
  actorId: string | null,
  now: Date,
): Omit<TaskWrite, 'actor'> | undefined {
  if (!task) {
    const made = newTask(taskId, inputOf(valuesOf(works)), { lower: null, upper: null }, actorId, now);
    const after = { ...made.after, position: position ?? made.after.position };
    return { save: { ...made, after }, event: taskEvent('create', after) };
  }
  const has = (...kinds: TaskWork['kind'][]) => works.some(({ kind }) => kinds.includes(kind));
  const { version } = task.row;
  // However many changes: it is one version.
  const then = (save: TaskSave | undefined, row: TaskRow) => (save ? { ...save.after, version } : row);
  const isBack = task.row.column === 'trash' && has('create', 'restore');
  const back = isBack ? restore(task, now) : undefined;
  const whole = then(back, task.row);
  const patch = patchOf(valuesOf(works.filter(({ kind }) => kind === 'edit')));
  const edited = changeTask(whole, patch, position, now);
  const last = then(edited, whole);
  const gone = has('delete') && last.column !== 'trash' ? trash(last, now) : undefined;
  const saves = [back, edited, gone].filter((save) => save !== undefined);
  const after = saves.at(-1)?.after;
  if (!after) return undefined;
  const lines = {
    entries: saves.flatMap(({ entries }) => entries),
    edits: saves.flatMap(({ edits }) => edits),
  };
  return { save: { after, ...lines }, event: taskEvent(gone ? 'delete' : back ? 'create' : 'update', after) };
}

/** Where the cards go that are new or change their column. */
async function positionsOf(
  db: CompanyDb,
  client: pg.PoolClient,
  works: readonly TaskWork[],
  standing: ReadonlyMap<string, TaskRow>,
): Promise<Map<string, string>> {
  const wanted = works.flatMap((work) => {
    if (work.kind !== 'edit' && work.kind !== 'create') return [];
    const row = standing.get(work.taskId);
    const status = work.values.status ?? (row ? undefined : 'todo');
    if (!status || (row && (work.kind === 'create' || row.column === columnOf(status)))) return [];
    const old = work.kind === 'edit' ? work.position : undefined;
    return [{ id: work.taskId, column: columnOf(status), old }];
  });
  const positions = await findFreePositions(
    db,
    client,
    wanted.flatMap(({ id, column, old }) => (old ? [{ id, column, position: old }] : [])),
  );
  const others = wanted.filter(({ id }) => !positions.has(id));
  for (const [column, cards] of groupBy(others, (card) => card.column)) {
    const ids = [...new Set(cards.map(({ id }) => id))];
    const places = await placesFor(db, client, ids, wantedPlace(column));
    for (const [at, id] of ids.entries()) positions.set(id, places[at] ?? '');
  }
  return positions;
}

const valuesOf = (works: readonly TaskWork[]): TaskValues =>
  Object.assign({}, ...works.map((work) => ('values' in work ? work.values : {})));

function patchOf({ status, ...fields }: TaskValues): RowPatch {
  return { ...keepFields(fields as Partial<TaskFields>), ...(status && { status }) };
}

function inputOf({ status, ...fields }: TaskValues): TaskInput {
  const { customField, ...top } = fieldsOnWire(fields as Partial<TaskFields>);
  return TaskInput.parse({ ...top, customField: { ...customField, status } });
}
