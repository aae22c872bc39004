import type { RunSql } from '@/db/run-sql';
import { isTaskKept } from '@/modules/tasks/read/is-task-kept';
import type { ItemRow } from './items.repo';

/**
 * An item as it can be decided on: when the trash has let go of the task that stood for it, it is only possible again.
 * What is decided saves it so.
 */
export async function standingItem(run: RunSql, organizationId: string, item: ItemRow): Promise<ItemRow> {
  if (item.taskId === null || (await isTaskKept(run, organizationId, item.taskId))) return item;
  return { ...item, taskId: null, isMerged: false, proposalId: null };
}
