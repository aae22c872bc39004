import { may } from '@tavla/shared/permissions';
import type { CompanyDb } from '@/db/database';
import type { SignedIn } from '@/http/access/access';
import { unseenMeetings } from '@/modules/meetings/visibility/unseen-meetings';
import { findTask } from '@/modules/tasks/read/get-task';
import type { MessageRow } from '../chat.repo';

/** In which conversation a message stands. */
type Place = Pick<MessageRow, 'taskId' | 'threadUserId' | 'audioId' | 'clearedId'>;

/**
 * Whether somebody may read what stands there: a ticket's conversation with the ticket, one's own unless it was cleared,
 * and about a meeting only while they may see the meeting.
 */
export async function mayReadThread(db: CompanyDb, session: SignedIn, place: Place): Promise<boolean> {
  const { taskId, threadUserId, audioId, clearedId } = place;
  const seesWork = may(session.permissions, 'read', 'actions');
  if (taskId !== null) return seesWork && (await findTask(db, taskId)) !== undefined;
  if (threadUserId !== session.user.id || clearedId !== null) return false;
  return audioId === null || (seesWork && (await unseenMeetings(db, [audioId])).size === 0);
}
