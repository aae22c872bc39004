import { say } from '@tavla/shared/error-words';
import type { ActionItem } from '@tavla/shared/meetings/action-items';
import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { emitWith } from '@/db/events/emit-with';
import { sqlOfClient } from '@/db/run-sql';
import { inTransaction } from '@/db/transaction';
import { HttpError, notFound } from '@/http/errors/errors';
import { pauseQuestions, resumeQuestions } from '@/modules/inbox/pause-questions';
import { untilSaved } from '@/modules/tasks/until-saved';
import { changeTasks } from '@/modules/tasks/write/change-tasks';
import { holdTasks } from '@/modules/tasks/write/hold-tasks';
import { itemsEvent, presentItem } from './item.presenter';
import { type ItemKey, type ItemRow, saveItem } from './items.repo';
import { openItem, openStanding } from './open-item';

/**
 * Says that an action item is a task that is there already: what it proposed leaves the board.
 * @throws HttpError 404 for an item or a task that is not there; 409 when somebody has decided on the item, or nobody on
 * the task
 */
export async function mergeItem(
  db: CompanyDb,
  actor: Actor,
  key: ItemKey & { taskId: string },
): Promise<ActionItem> {
  const own = await ownTask(db, key);
  return both(db, actor, own, 'delete', async (client) => {
    const item = await openStanding(sqlOfClient(client), db.organizationId, key);
    if (item.taskId !== own || item.isMerged) throw decided(item);
    const tasks = await holdTasks(db, client, [key.taskId, ...(own ? [own] : [])]);
    const target = tasks.get(key.taskId);
    if (!target || target.column === 'trash') throw notFound('task');
    if (key.taskId !== own && target.status === 'on-approval') {
      // Whoever dismisses it later would dismiss this one with it, unasked.
      throw new HttpError(409, 'conflict', say('merge-into-proposal', { title: target.title }));
    }
    const proposal = own ? tasks.get(own) : undefined;
    const isUndecided = !proposal || (proposal.status === 'on-approval' && proposal.column !== 'trash');
    if (!isUndecided || key.taskId === own) throw decided(item);
    const before = { proposalId: own, withdrawnId: own ? null : item.proposalId };
    return { ...item, ...before, taskId: key.taskId, isMerged: true, dismissedAt: null };
  });
}

/**
 * Takes that back: what it proposed returns to the board, and waits for its owner as before. When the trash does not hold
 * that any more, or it had been withdrawn before, the item is only possible again. One that is not merged stays as it is.
 * @throws HttpError 404; 409 when somebody is deciding on it
 */
export async function unmergeItem(db: CompanyDb, actor: Actor, key: ItemKey): Promise<ActionItem> {
  const { item, own } = await once(db, async (client) => {
    const item = await openItem(sqlOfClient(client), db.organizationId, key);
    const { proposalId } = item;
    const isKept = proposalId !== null && (await holdTasks(db, client, [proposalId])).has(proposalId);
    return { item, own: isKept ? proposalId : null };
  });
  if (!item.isMerged) return presentItem(item);
  return both(db, actor, own, 'restore', async (client) => {
    const now = await openItem(sqlOfClient(client), db.organizationId, key);
    if (!now.isMerged || now.proposalId !== item.proposalId) throw decided(now);
    return { ...now, taskId: own, isMerged: false, proposalId: now.withdrawnId, withdrawnId: null };
  });
}

/** Changes an item as `plan` says, and its own proposal with it, if it has one, in one transaction. */
async function both(
  db: CompanyDb,
  actor: Actor,
  proposal: string | null,
  kind: 'delete' | 'restore',
  plan: (client: pg.PoolClient) => Promise<ItemRow>,
): Promise<ActionItem> {
  let saved: ItemRow | undefined;
  const prepare = async (client: pg.PoolClient) => {
    const run = sqlOfClient(client);
    const row = await saveItem(run, db.organizationId, await plan(client));
    saved = row;
    return async () => {
      const questions = await (row.isMerged ? pauseQuestions : resumeQuestions)(run, db.organizationId, row);
      await emitWith(client, db.organizationId, itemsEvent(row.audioId, [row]), ...questions);
    };
  };
  if (proposal) await changeTasks(db, actor, [proposal], { kind }, {}, prepare);
  else await once(db, async (client) => (await prepare(client))().then(() => true));
  if (!saved) throw notFound('item');
  return presentItem(saved);
}

/** One transaction, which begins anew where a meeting that is being deleted holds the same rows in another order. */
const once = <T>(db: CompanyDb, work: (client: pg.PoolClient) => Promise<T>) =>
  untilSaved(() => inTransaction(db.pool, work));

const ownTask = (db: CompanyDb, key: ItemKey) =>
  once(db, async (client) => {
    const { taskId, isMerged } = await openStanding(sqlOfClient(client), db.organizationId, key);
    return isMerged ? null : taskId;
  });

const decided = (item: ItemRow) =>
  new HttpError(409, 'conflict', say('item-decided'), { current: presentItem(item) });
