import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import { isColleague, lockTasks } from '../task-read.repo';
import type { TaskRow } from '../task-row';
import { unknownAssignee } from './create-task';

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

/** @throws HttpError 400 when nobody of the company has this id */
export async function requireColleague(db: CompanyDb, client: pg.PoolClient, userId: string): Promise<void> {
  if (!(await isColleague(db, client, userId))) throw unknownAssignee();
}
