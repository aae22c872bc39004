import type { Task } from '@tavla/shared/contracts/tasks';
import type { CompanyDb } from '@/db/database';
import { notFound } from '@/http/errors/errors';
import { presentTask } from '../task.presenter';
import { readTask } from '../task-read.repo';

/** @throws HttpError 404 when there is no such task, or it is deleted */
export async function getTask(db: CompanyDb, id: string): Promise<Task> {
  const { row } = await readTask(db, id);
  if (!row || row.column === 'trash') throw notFound('task');
  return presentTask(row);
}
