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
    attachments: row.attachments,
  };
}

/** A ticket's message is told to everyone; one of a person's own conversation to that person only. */
export function messageEvent(row: MessageRow): NewEvent {
  const event: NewEvent = { resource: 'chat', action: 'create', data: presentMessage(row) };
  return row.threadUserId === null ? event : { ...event, audienceUserId: row.threadUserId };
}
