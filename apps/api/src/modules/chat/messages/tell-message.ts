import type { ChatMessage } from '@tavla/shared/contracts/chat';
import type { Change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { findProposalMeeting, type MessageRow, type Thread } from '../chat.repo';
import { messageEvent, presentMessages } from '../message.presenter';

export const threadOf = ({ taskId, threadUserId, audioId }: MessageRow): Thread =>
  taskId === null ? { taskId, threadUserId: threadUserId ?? '', audioId } : { taskId };

/**
 * Tells whoever follows the conversation of messages that came or changed; answers them as they are told.
 * @param isNew they have just been written; one that comes back may be answered or not
 */
export async function tellMessages(
  { prisma, emit, organizationId }: Change,
  action: 'create' | 'update',
  rows: readonly MessageRow[],
  isNew = false,
): Promise<ChatMessage[]> {
  const [first] = rows;
  if (!first) return [];
  const meetingId = await findProposalMeeting(prisma, threadOf(first));
  const messages = await presentMessages(sqlOfPrisma(prisma), organizationId, rows, isNew);
  emit(...messages.map((message) => messageEvent(action, message, first, meetingId)));
  return messages;
}
