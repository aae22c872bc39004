import type { MeetingUpdate } from '@tavla/shared/contracts/action-items';
import type { TaskStatus } from '@tavla/shared/contracts/tasks';
import { say } from '@tavla/shared/error-words';
import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { emitWith } from '@/db/events/emit-with';
import { sqlOfClient } from '@/db/run-sql';
import { inTransaction } from '@/db/transaction';
import { HttpError, notFound } from '@/http/errors/errors';
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
export async function applyUpdate(db: CompanyDb, actor: Actor, key: Key): Promise<MeetingUpdate> {
  const report = await inTransaction(db.pool, (client) => open(db, client, key));
  if (report.status === 'blocked') throw new HttpError(409, 'conflict', say('update-of-blocked'));
  if (report.decision === 'applied') return presentUpdate(report);
  const status = report.status as TaskStatus;
  return move(db, actor, report.taskId, status, async (client) => {
    const update = await open(db, client, key);
    const task = (await holdTasks(db, client, [update.taskId])).get(update.taskId);
    if (!task) throw notFound('task');
    const statusBefore = task.status === status ? null : task.status;
    return { ...update, decision: 'applied', statusBefore, decidedById: actor.id };
  });
}

/** @throws HttpError 404 */
export async function dismissUpdate(db: CompanyDb, actor: Actor, key: Key): Promise<MeetingUpdate> {
  return inTransaction(db.pool, async (client) => {
    const update = await open(db, client, key);
    if (update.decision !== null) return presentUpdate(update);
    return save(db, client, { ...update, decision: 'dismissed', decidedById: actor.id });
  });
}

/**
 * Takes such a decision back, and the move with it when the task still stands where it was moved to.
 * @throws HttpError 404
 */
export async function reopenUpdate(db: CompanyDb, actor: Actor, key: Key): Promise<MeetingUpdate> {
  const report = await inTransaction(db.pool, (client) => open(db, client, key));
  const anew = (update: UpdateRow): UpdateRow => ({ ...update, ...undecided });
  const task = await inTransaction(db.pool, async (client) =>
    (await holdTasks(db, client, [report.taskId])).get(report.taskId),
  );
  const isThere = task !== undefined && task.column !== 'trash' && task.status === report.status;
  if (report.decision === 'applied' && report.statusBefore && isThere) {
    const before = report.statusBefore as TaskStatus;
    return move(db, actor, report.taskId, before, async (client) => anew(await open(db, client, key)));
  }
  return inTransaction(db.pool, async (client) => save(db, client, anew(await open(db, client, key))));
}

const undecided = { decision: null, statusBefore: null, decidedById: null };

/** Moves the task and saves the report as `plan` says, in one transaction. */
async function move(
  db: CompanyDb,
  actor: Actor,
  taskId: string,
  status: TaskStatus,
  plan: (client: pg.PoolClient) => Promise<UpdateRow>,
): Promise<MeetingUpdate> {
  let saved: MeetingUpdate | undefined;
  await changeTasks(db, actor, [taskId], { kind: 'move', status }, {}, async (client) => {
    const row = await saveUpdate(sqlOfClient(client), db.organizationId, await plan(client));
    saved = presentUpdate(row);
    return () => emitWith(client, db.organizationId, updatesEvent(row.audioId, [row]));
  });
  if (!saved) throw notFound('update');
  return saved;
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
