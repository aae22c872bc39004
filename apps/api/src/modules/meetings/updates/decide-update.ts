import type { TaskStatus } from '@tavla/shared/contracts/tasks';
import { say } from '@tavla/shared/error-words';
import type { MeetingUpdate } from '@tavla/shared/meetings/action-items';
import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { emitWith } from '@/db/events/emit-with';
import { sqlOfClient } from '@/db/run-sql';
import { inTransaction } from '@/db/transaction';
import { HttpError, notFound } from '@/http/errors/errors';
import type { TaskRow } from '@/modules/tasks/task-row';
import { untilSaved } from '@/modules/tasks/until-saved';
import { changeTasks } from '@/modules/tasks/write/change-tasks';
import { holdTasks } from '@/modules/tasks/write/hold-tasks';
import { presentUpdate, updatesEvent } from './update.presenter';
import { lockUpdate, saveUpdate, type UpdateRow } from './updates.repo';

interface Key {
  audioId: string;
  updateId: string;
}

/**
 * Moves a task to where a meeting says that it is. Done once already, it is left as it is.
 * @throws HttpError 404 for a report or a task that is not there; 409 for one that is said to be blocked
 */
export function applyUpdate(db: CompanyDb, actor: Actor, key: Key): Promise<MeetingUpdate> {
  return decide(db, key, async (report) => {
    if (report.status === 'blocked') throw new HttpError(409, 'conflict', say('update-of-blocked'));
    if (report.decision === 'applied') return presentUpdate(report);
    const status = report.status as TaskStatus;
    return move(db, actor, report, status, (task) => {
      const statusBefore = task.status === status ? null : task.status;
      return { ...report, decision: 'applied', statusBefore, decidedById: actor.id };
    });
  });
}

/** @throws HttpError 404 */
export async function dismissUpdate(db: CompanyDb, actor: Actor, key: Key): Promise<MeetingUpdate> {
  return untilSaved(() =>
    inTransaction(db.pool, async (client) => {
      const update = await open(db, client, key);
      if (update.decision !== null) return presentUpdate(update);
      return save(db, client, { ...update, decision: 'dismissed', decidedById: actor.id });
    }),
  );
}

/**
 * Takes such a decision back, and the move with it when the task still stands where it was moved to.
 * @throws HttpError 404
 */
export function reopenUpdate(db: CompanyDb, actor: Actor, key: Key): Promise<MeetingUpdate> {
  return decide(db, key, async (report) => {
    if (report.decision === null) return presentUpdate(report);
    const anew: UpdateRow = { ...report, decision: null, statusBefore: null, decidedById: null };
    const task = await inTransaction(db.pool, async (client) =>
      (await holdTasks(db, client, [report.taskId])).get(report.taskId),
    );
    const isMoved = (now: TaskRow | undefined) =>
      now !== undefined && now.column !== 'trash' && now.status === report.status;
    if (report.decision === 'applied' && report.statusBefore && isMoved(task)) {
      return move(db, actor, report, report.statusBefore as TaskStatus, (now) => {
        if (!isMoved(now)) throw new Overtaken();
        return anew;
      });
    }
    return inTransaction(db.pool, async (client) => {
      await hold(db, client, report);
      return save(db, client, anew);
    });
  });
}

/** Somebody has decided on the report, or moved its task, since it was read. */
class Overtaken extends Error {}

/** Runs what is decided by a report as it is; anew when somebody was quicker. */
function decide(
  db: CompanyDb,
  key: Key,
  work: (report: UpdateRow) => Promise<MeetingUpdate>,
): Promise<MeetingUpdate> {
  return untilSaved(async () => {
    const report = await inTransaction(db.pool, (client) => open(db, client, key));
    return work(report).catch((error) => {
      if (error instanceof Overtaken) return undefined;
      throw error;
    });
  });
}

/** Moves the task and saves the report as `plan` says, in one transaction. */
async function move(
  db: CompanyDb,
  actor: Actor,
  report: UpdateRow,
  status: TaskStatus,
  plan: (task: TaskRow) => UpdateRow,
): Promise<MeetingUpdate> {
  const { taskId } = report;
  let saved: MeetingUpdate | undefined;
  await changeTasks(db, actor, [taskId], { kind: 'move', status }, {}, async (client) => {
    await hold(db, client, report);
    const task = (await holdTasks(db, client, [taskId])).get(taskId);
    if (!task) throw notFound('task');
    const row = await saveUpdate(sqlOfClient(client), db.organizationId, plan(task));
    saved = presentUpdate(row);
    return () => emitWith(client, db.organizationId, updatesEvent(row.audioId, [row]));
  });
  if (!saved) throw notFound('update');
  return saved;
}

/** Locks the report, which is still as it was read. */
async function hold(db: CompanyDb, client: pg.PoolClient, report: UpdateRow): Promise<void> {
  const now = await open(db, client, { audioId: report.audioId, updateId: report.id });
  if (now.version !== report.version) throw new Overtaken();
}

async function open(db: CompanyDb, client: pg.PoolClient, key: Key): Promise<UpdateRow> {
  const row = await lockUpdate(sqlOfClient(client), db.organizationId, key);
  if (!row) throw notFound('update');
  return row;
}

async function save(db: CompanyDb, client: pg.PoolClient, update: UpdateRow): Promise<MeetingUpdate> {
  const row = await saveUpdate(sqlOfClient(client), db.organizationId, update);
  await emitWith(client, db.organizationId, updatesEvent(row.audioId, [row]));
  return presentUpdate(row);
}
