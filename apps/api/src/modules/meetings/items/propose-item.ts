import type { ActionItem } from '@tavla/shared/contracts/action-items';
import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { notFound } from '@/http/errors/errors';
import { askAttendees } from '@/modules/inbox/ask-attendees';
import { lockMeeting } from '../meetings.repo';
import { itemsEvent, presentItem } from './item.presenter';
import { lockItem, saveItem } from './items.repo';
import { putOnBoard } from './propose-items';
import { standingItem } from './standing-item';

/**
 * Puts a possible task on the board as a proposal, also one that was put aside. One that is there stays as it is.
 * @throws HttpError 404
 */
export async function proposeItem(
  db: CompanyDb,
  key: { audioId: string; itemId: string },
): Promise<ActionItem> {
  return change(db, async (transaction) => {
    const { prisma, emit, organizationId } = transaction;
    const run = sqlOfPrisma(prisma);
    // The meeting first, as the steps of its transcription lock it.
    const meeting = await lockMeeting(prisma, organizationId, key.audioId);
    const locked = await lockItem(run, organizationId, key);
    if (!locked || !meeting) throw notFound('item');
    const item = await standingItem(run, organizationId, locked);
    if (item.taskId !== null) return presentItem(item);
    const [taskId = null] = await putOnBoard(transaction, meeting, [item]);
    const row = await saveItem(run, organizationId, { ...item, taskId, dismissedAt: null });
    await askAttendees(transaction, meeting.id);
    emit(itemsEvent(meeting.id, [row]));
    return presentItem(row);
  });
}
