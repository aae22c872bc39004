import type { ChatMessage } from '@tavla/shared/contracts/chat';
import type { NewEvent } from '@/db/events/event-log';
import type { MessageRow } from './chat.repo';

/** The wire shape of a message. */
export function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    taskId: row.taskId,
    author: row.author as ChatMessage['author'],
    authorId: row.authorId,
    authorName: row.authorName,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    isComment: row.isComment,
    mentions: row.mentions as ChatMessage['mentions'],
    attachments: row.attachments,
  };
}

/**
 * A ticket's message is told to everyone who sees the ticket; one of a person's own conversation to that person only.
 * @param meetingId of a proposal that nobody has decided on yet, which is for those who may see its meeting
 */
export function messageEvent(row: MessageRow, meetingId: string | null): NewEvent {
  const event: NewEvent = { resource: 'chat', action: 'create', data: presentMessage(row) };
  if (row.threadUserId !== null) return { ...event, audience: [row.threadUserId] };
  return meetingId === null ? event : { ...event, audience: { meetingId } };
}
