import type { Task } from '@tavla/shared/contracts/tasks';
import type { CompanyDb } from '@/db/database';
import { notFound } from '@/http/errors/errors';
import { presentTask } from '../task.presenter';
import { readTask } from '../task-read.repo';
import type { TaskRow } from '../task-row';

/** A task that whoever asks may see and that is not deleted; undefined when there is none. */
export async function findTask(db: CompanyDb, id: string): Promise<TaskRow | undefined> {
  const { row } = await readTask(db, id);
  return row?.column === 'trash' ? undefined : row;
}

/** @throws HttpError 404 when there is no such task, or it is deleted */
export async function requireTask(db: CompanyDb, id: string): Promise<TaskRow> {
  const row = await findTask(db, id);
  if (!row) throw notFound('task');
  return row;
}

/** @throws HttpError 404 as `requireTask` */
export async function getTask(db: CompanyDb, id: string): Promise<Task> {
  return presentTask(await requireTask(db, id));
}
