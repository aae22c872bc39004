import { may } from '@tavla/shared/permissions';
import type { CompanyDb } from '@/db/database';
import type { SignedIn } from '@/http/access/access';
import { notFound } from '@/http/errors/errors';
import { getTask } from '@/modules/tasks/read/get-task';
import type { Thread } from './chat.repo';

/** @throws HttpError 404 when there is no such ticket, or none that this person may see */
export async function openThread(db: CompanyDb, taskId: string | null, session: SignedIn): Promise<Thread> {
  if (taskId === null) return { taskId: null, threadUserId: session.user.id };
  if (!may(session.permissions, 'read', 'actions')) throw notFound('task');
  await getTask(db, taskId);
  return { taskId };
}
