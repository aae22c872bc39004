import type { Task } from '@tavla/shared/contracts/tasks';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { notFound } from '@/http/errors/errors';
import { changeTasks } from './change-tasks';

/**
 * Brings a deleted task back to where it stood; one that is there is left as it is.
 * @throws HttpError 404 when there is no such task
 */
export async function restoreTask(db: CompanyDb, actor: Actor, id: string): Promise<Task> {
  const [task] = await changeTasks(db, actor, [id], { kind: 'restore' });
  if (!task) throw notFound('task');
  return task;
}
