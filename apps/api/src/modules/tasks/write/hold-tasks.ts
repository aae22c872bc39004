import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import { lockTasks } from '../task-read.repo';
import type { TaskRow } from '../task-row';

/**
 * Tasks as they are, deleted ones too, for whoever decides by them in the caller's transaction: nobody changes them
 * before it ends. Those that are not there for whoever asks are left out.
 */
export async function holdTasks(
  db: CompanyDb,
  client: pg.PoolClient,
  ids: readonly string[],
): Promise<Map<string, TaskRow>> {
  const locked = await lockTasks(db, client, [...ids]);
  return new Map([...locked].map(([id, { row }]) => [id, row]));
}
