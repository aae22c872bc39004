import { endpoint } from '@tavla/shared/endpoint';
import { Id, Instant, listOf, Text } from '@tavla/shared/fields';
import { z } from 'zod';

export const Attachment = z.object({
  id: Id,
  name: z.string(),
  sizeBytes: z.number().int(),
  mimeType: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

export const ChatMessage = z.object({
  id: Id,
  taskId: Id.nullable(),
  author: z.enum(['user', 'assistant', 'system']),
  authorId: Id.nullable(),
  authorName: z.string(),
  content: z.string(),
  createdAt: Instant,
  attachments: z.array(Attachment),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const listMessages = endpoint({
  name: 'chat.list',
  summary:
    "A ticket's conversation, oldest first; without taskId, your own. First its newest messages, at most about 4 MB; nextCursor leads to those before.",
  method: 'GET',
  path: '/api/v1/chat/messages',
  access: ['read', 'chat'],
  fieldAccess: { taskId: ['read', 'actions'] },
  query: z.object({
    taskId: Id.optional(),
    limit: z.coerce.number().int().min(1).max(250).default(100),
    cursor: z.string().max(2000).optional(),
  }),
  response: listOf(ChatMessage).extend({ nextCursor: z.string().nullable() }),
});

export const newMessage = endpoint({
  name: 'chat.new-message',
  summary:
    'Ask the assistant. Files travel in the repeated field files. With Accept: text/event-stream the answer streams.',
  method: 'POST',
  path: '/api/v1/chat/new-message',
  access: ['create', 'chat'],
  fieldAccess: { taskId: ['read', 'actions'] },
  encoding: 'multipart',
  files: { name: 'files', isRepeated: true },
  /** A message that is sent again with the id it had is kept once: a client may retry without knowing. */
  body: z.object({ message: Text.default(''), taskId: Id.optional(), messageId: Id.optional() }),
  status: 200,
  response: z.object({ data: z.object({ answer: z.string() }) }),
});

export const getAttachment = endpoint({
  name: 'chat.attachment',
  summary: 'Download an attached file; Range is understood.',
  method: 'GET',
  path: '/api/v1/chat/attachments/:id',
  access: ['read', 'chat'],
  /** Of a file that is on a ticket. */
  fieldAccess: { id: ['read', 'actions'] },
  params: z.object({ id: Id }),
  answers: 'file',
});
