import { say } from '@tavla/shared/error-words';
import type { ActionItem } from '@tavla/shared/meetings/action-items';
import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { emitWith } from '@/db/events/emit-with';
import { sqlOfClient } from '@/db/run-sql';
import { inTransaction } from '@/db/transaction';
import { HttpError, notFound } from '@/http/errors/errors';
import { endQuestions } from '@/modules/inbox/end-questions';
import { requireAssignee } from '@/modules/tasks/find/assignees';
import { untilSaved } from '@/modules/tasks/until-saved';
import { changeTasks } from '@/modules/tasks/write/change-tasks';
import { holdTasks } from '@/modules/tasks/write/hold-tasks';
import { itemsEvent, presentItem } from './item.presenter';
import { type ItemKey, type ItemRow, saveItem } from './items.repo';
import { openStanding } from './open-item';

interface Claim extends ItemKey {
  userId: string;
}

/**
 * Says whose an action item is, which nobody is asked any more then; the task that stands for it is given to them.
 * @throws HttpError 404; 400 for somebody unknown or blocked; 409 when somebody has said so before, or has given the task away
 */
export async function claimItem(db: CompanyDb, actor: Actor, claim: Claim): Promise<ActionItem> {
  const { userId } = claim;
  let row: ItemRow | undefined;
  const settle = async (item: ItemRow, client: pg.PoolClient) => {
    const saved = await saveItem(sqlOfClient(client), db.organizationId, { ...item, ownerId: userId });
    const ended = await endQuestions(sqlOfClient(client), db.organizationId, item.id);
    row = saved;
    return () => emitWith(client, db.organizationId, itemsEvent(item.audioId, [saved]), ...ended);
  };
  // One that gets a task in this very moment waits for the lock, and is given with it.
  const taskId = await untilSaved(() =>
    inTransaction(db.pool, async (client) => {
      const item = await openItem(db, client, claim);
      if (item.taskId !== null) return item.taskId;
      await requireAssignee(db, client, userId, []);
      const tell = await settle(item, client);
      await tell();
      return null;
    }),
  );
  if (taskId !== null) {
    await changeTasks(db, actor, [taskId], { kind: 'assign', userId }, {}, async (client) => {
      const item = await openItem(db, client, claim);
      const assigned = (await holdTasks(db, client, [taskId])).get(taskId)?.userId ?? null;
      if (item.taskId !== taskId || (assigned !== null && assigned !== userId)) throw hasOwner(item);
      return settle(item, client);
    });
  }
  if (!row) throw notFound('item');
  return presentItem(row);
}

/** The item, locked, when nobody else is its owner yet. */
async function openItem(db: CompanyDb, client: pg.PoolClient, claim: Claim): Promise<ItemRow> {
  const item = await openStanding(sqlOfClient(client), db.organizationId, claim);
  if (item.ownerId !== null && item.ownerId !== claim.userId) throw hasOwner(item);
  return item;
}

const hasOwner = (item: ItemRow) =>
  new HttpError(409, 'conflict', say('item-has-owner'), { current: presentItem(item) });
