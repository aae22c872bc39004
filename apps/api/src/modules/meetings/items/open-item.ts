import type { RunSql } from '@/db/run-sql';
import { notFound } from '@/http/errors/errors';
import { isTaskKept } from '@/modules/tasks/read/is-task-kept';
import { type ItemKey, type ItemRow, lockItem } from './items.repo';

/**
 * An item, locked until the transaction ends.
 * @throws HttpError 404
 */
export async function openItem(run: RunSql, organizationId: string, key: ItemKey): Promise<ItemRow> {
  const item = await lockItem(run, organizationId, key);
  if (!item) throw notFound('item');
  return item;
}

/**
 * The same as it can be decided on: when the trash has let go of the task that stood for it, it is only possible again.
 * What is decided saves it so.
 */
export async function openStanding(run: RunSql, organizationId: string, key: ItemKey): Promise<ItemRow> {
  const item = await openItem(run, organizationId, key);
  if (item.taskId === null || (await isTaskKept(run, organizationId, item.taskId))) return item;
  return { ...item, taskId: null, isMerged: false, proposalId: null, withdrawnId: null };
}
