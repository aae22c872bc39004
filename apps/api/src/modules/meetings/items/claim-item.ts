import type { ActionItem } from '@tavla/shared/meetings/action-items';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { askAttendees } from '@/modules/inbox/ask-attendees';
import { endQuestions } from '@/modules/inbox/end-questions';
import type { ItemKey } from './items.repo';
import { openItem } from './open-item';
import { ownItem } from './own-item';

interface Claim extends ItemKey {
  userId: string;
}

/**
 * Says whose an action item is, which nobody is asked any more then; the task that stands for it is given to them.
 * @throws HttpError 404; 400 for somebody unknown or blocked; 409 when somebody has said so before, or has given the task away
 */
export function claimItem(db: CompanyDb, actor: Actor, { userId, ...key }: Claim): Promise<ActionItem> {
  return ownItem(db, actor, {
    ...{ key, ownerId: userId, of: userId },
    beside: (run, itemId) => endQuestions(run, db.organizationId, itemId),
  });
}

/**
 * Takes back that an action item is somebody's: nobody has its task, and those who may mean it are asked again. What is
 * nobody's stays as it is, with its task.
 * @throws HttpError 404; 409 when it, or its task, is somebody else's by now
 */
export async function unclaimItem(
  db: CompanyDb,
  actor: Actor,
  { userId, ...key }: Claim,
): Promise<ActionItem> {
  const item = await ownItem(db, actor, {
    ...{ key, ownerId: null, of: userId, isOwned: true },
    // What is left of an earlier round is asked anew, and told.
    beside: (run, itemId) => endQuestions(run, db.organizationId, itemId),
  });
  await change(db, async (transaction) => {
    // Whoever claims it meanwhile comes before or after: nobody is asked for what is somebody's.
    const { ownerId } = await openItem(sqlOfPrisma(transaction.prisma), db.organizationId, key);
    if (ownerId === null) await askAttendees(transaction, key.audioId);
  });
  return item;
}
