import type { SimilarTask } from '@tavla/shared/contracts/action-items';
import type { ActionItem } from '@tavla/shared/meetings/action-items';
import type { CompanyDb } from '@/db/database';
import { type RunSql, sqlOfClient } from '@/db/run-sql';
import { notFound } from '@/http/errors/errors';
import { similarTasks } from '@/modules/tasks/read/similar-tasks';
import { presentItem } from './item.presenter';
import { findItem, findItemsById } from './items.repo';

/** Some of a company's action items, by id, whichever meeting they are of. */
export async function readItems(
  run: RunSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, ActionItem>> {
  const rows = await findItemsById(run, organizationId, ids);
  return new Map(rows.map((row) => [row.id, presentItem(row)]));
}

/**
 * Tasks that an action item may be already, the most similar first.
 * @throws HttpError 404
 */
export async function similarToItem(
  db: CompanyDb,
  key: { audioId: string; itemId: string },
): Promise<SimilarTask[]> {
  const item = await findItem(sqlOfClient(db.pool), db.organizationId, key);
  if (!item) throw notFound('item');
  return similarTasks(db, item.title, [item.taskId, item.proposalId]);
}
