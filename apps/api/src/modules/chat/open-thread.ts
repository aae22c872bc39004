import { say } from '@tavla/shared/error-words';
import { may } from '@tavla/shared/permissions';
import type { CompanyDb } from '@/db/database';
import type { SignedIn } from '@/http/access/access';
import { invalid, notFound } from '@/http/errors/errors';
import { getTask } from '@/modules/tasks/read/get-task';
import type { OwnThread, Thread } from './chat.repo';
import { mayReadThread } from './messages/may-read-thread';

/**
 * A ticket's conversation, or without one the caller's own: about a meeting, or about everything.
 * @throws HttpError 404 when there is no such ticket or meeting, or none that this person may see; 400 for both
 */
export async function openThread(
  db: CompanyDb,
  taskId: string | null,
  session: SignedIn,
  audioId: string | null = null,
): Promise<Thread> {
  if (taskId === null) return openOwnThread(db, session, audioId);
  if (audioId !== null) throw invalid('audioId', say('message-two-places'));
  if (!may(session.permissions, 'read', 'actions')) throw notFound('task');
  await getTask(db, taskId);
  return { taskId };
}

/** One's own. @throws HttpError 404 when there is no such meeting, or none that this person may see */
export async function openOwnThread(
  db: CompanyDb,
  session: SignedIn,
  audioId: string | null,
): Promise<OwnThread> {
  const thread = { taskId: null, threadUserId: session.user.id, audioId };
  if (await mayReadThread(db, session, { ...thread, clearedId: null })) return thread;
  throw notFound('meeting');
}
