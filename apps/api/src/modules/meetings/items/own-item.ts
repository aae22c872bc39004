import { say } from '@tavla/shared/error-words';
import type { ActionItem } from '@tavla/shared/meetings/action-items';
import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { emitWith } from '@/db/events/emit-with';
import type { NewEvent } from '@/db/events/event-log';
import { type RunSql, sqlOfClient } from '@/db/run-sql';
import { inTransaction } from '@/db/transaction';
import { HttpError, notFound } from '@/http/errors/errors';
import { requireAssignee } from '@/modules/tasks/find/assignees';
import { untilSaved } from '@/modules/tasks/until-saved';
import { changeTasks } from '@/modules/tasks/write/change-tasks';
import { holdTasks } from '@/modules/tasks/write/hold-tasks';
import { itemsEvent, presentItem } from './item.presenter';
import { type ItemKey, type ItemRow, saveItem } from './items.repo';
import { openStanding } from './open-item';

interface Owning {
  key: ItemKey;
  /** Whose it is from here on. */
  ownerId: string | null;
  /** The only one who may be its owner, or have its task, until now. */
  of: string;
  /** Leaves one alone that is nobody's. */
  isOwned?: boolean;
  /** What belongs to it; answers whom to tell what. */
  beside?: (run: RunSql, itemId: string) => Promise<NewEvent[]>;
}

/**
 * Makes an action item somebody's or nobody's, with the task that stands for it.
 * @throws HttpError 404; 400 for somebody unknown or blocked; 409 when it, or its task, is somebody else's than `of`
 */
export async function ownItem(db: CompanyDb, actor: Actor, owning: Owning): Promise<ActionItem> {
  const { ownerId } = owning;
  const isLeft = (item: ItemRow) => owning.isOwned && item.ownerId === null;
  const settle = async (client: pg.PoolClient, item: ItemRow) => {
    const run = sqlOfClient(client);
    const saved = await saveItem(run, db.organizationId, { ...item, ownerId });
    const told = (await owning.beside?.(run, item.id)) ?? [];
    return {
      saved,
      tell: () => emitWith(client, db.organizationId, itemsEvent(item.audioId, [saved]), ...told),
    };
  };
  // One that gets a task in this very moment waits for the lock, and is given with it.
  const settled = await untilSaved<ItemRow | string>(() =>
    inTransaction(db.pool, async (client) => {
      const item = await openOwned(db, client, owning);
      if (isLeft(item)) return item;
      if (item.taskId !== null) return item.taskId;
      await requireAssignee(db, client, ownerId, []);
      const { saved, tell } = await settle(client, item);
      await tell();
      return saved;
    }),
  );
  if (typeof settled !== 'string') return presentItem(settled);
  let row: ItemRow | undefined;
  const isFree = (userId: string | null) => userId === null || userId === owning.of;
  await changeTasks(db, actor, [settled], { kind: 'assign', userId: ownerId }, {}, async (client) => {
    const item = await openOwned(db, client, owning);
    const assigned = (await holdTasks(db, client, [settled])).get(settled)?.userId ?? null;
    if (item.taskId !== settled || !isFree(assigned) || isLeft(item)) throw hasOwner(item);
    const { saved, tell } = await settle(client, item);
    row = saved;
    return tell;
  });
  if (!row) throw notFound('item');
  return presentItem(row);
}

/** The item, locked, when nobody else is its owner. */
async function openOwned(db: CompanyDb, client: pg.PoolClient, { key, of }: Owning): Promise<ItemRow> {
  const item = await openStanding(sqlOfClient(client), db.organizationId, key);
  if (item.ownerId !== null && item.ownerId !== of) throw hasOwner(item);
  return item;
}

const hasOwner = (item: ItemRow) =>
  new HttpError(409, 'conflict', say('item-has-owner'), { current: presentItem(item) });
