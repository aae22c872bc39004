import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import { endMentions } from '@/modules/inbox/tell-mentioned';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';
import { findProposalMeeting, type MessageRow } from '../chat.repo';
import { messageEvent } from '../message.presenter';
import { findAttachedKeys, findQuoting } from './messages.repo';
import { tellMessages, threadOf } from './tell-message';

/** Deletes a message with its files, its signs, and what waits for people because of it; one that is gone stays so. */
export async function deleteMessage(db: CompanyDb, row: MessageRow): Promise<void> {
  await change(db, async (transaction) => {
    const { prisma, emit, enqueue } = transaction;
    const { id } = row;
    const keys = await findAttachedKeys(prisma, id);
    const meetingId = await findProposalMeeting(prisma, threadOf(row));
    await endMentions(transaction, id);
    const { count } = await prisma.chatMessage.deleteMany({ where: { id } });
    if (count === 0) return;
    if (keys.length > 0) enqueue(meetingJobs.forget, { keys });
    emit(messageEvent('delete', { id }, row, meetingId));
    await tellMessages(transaction, 'update', await findQuoting(prisma, row));
  });
}
