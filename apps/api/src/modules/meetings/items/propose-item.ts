import type { ActionItem } from '@tavla/shared/meetings/action-items';
import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { notFound } from '@/http/errors/errors';
import { askAttendees } from '@/modules/inbox/ask-attendees';
import { lockMeeting } from '../meetings.repo';
import { itemsEvent, presentItem } from './item.presenter';
import { type ItemKey, saveItem } from './items.repo';
import { openStanding } from './open-item';
import { putOnBoard } from './propose-items';

/**
 * Puts a possible task on the board as a proposal, also one that was put aside. One that is there stays as it is.
 * @throws HttpError 404
 */
export async function proposeItem(db: CompanyDb, key: ItemKey): Promise<ActionItem> {
  return change(db, async (transaction) => {
    const { prisma, emit, organizationId } = transaction;
    const run = sqlOfPrisma(prisma);
    // The meeting first, as the steps of its transcription lock it.
    const meeting = await lockMeeting(prisma, organizationId, key.audioId);
    const item = await openStanding(run, organizationId, key);
    if (!meeting) throw notFound('item');
    if (item.taskId !== null) return presentItem(item);
    const [taskId = null] = await putOnBoard(transaction, meeting, [item]);
    const row = await saveItem(run, organizationId, { ...item, taskId, dismissedAt: null });
    await askAttendees(transaction, meeting.id);
    emit(itemsEvent(meeting.id, [row]));
    return presentItem(row);
  });
}
