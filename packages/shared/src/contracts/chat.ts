import { Citation, Suggestion } from '@tavla/shared/chat/answers';
import { FileReading } from '@tavla/shared/chat/file-places';
import { endpoint } from '@tavla/shared/endpoint';
import { ErrorBody } from '@tavla/shared/errors';
import { rule } from '@tavla/shared/field-words';
import { Id, Instant, listOf, QueryFlag, Text } from '@tavla/shared/fields';
import { mentionsMax } from '@tavla/shared/limits';
import { z } from 'zod';

export const Attachment = z.object({
  id: Id,
  name: z.string(),
  sizeBytes: z.number().int(),
  mimeType: z.string(),
  /** What the assistant knows of it; null of a file that was sent before this was kept. */
  reading: FileReading.nullable().default(null),
});
export type Attachment = z.infer<typeof Attachment>;

/** Whom a message mentions, and which of its characters (UTF-16) say so, the @ among them. */
export const MessageMention = z.object({
  userId: Id,
  at: z.number().int(),
  length: z.number().int(),
});
export type MessageMention = z.infer<typeof MessageMention>;

/** What a message quotes, as it is now; `excerpt` is null when that is deleted. */
export const Quote = z.object({
  id: Id,
  authorId: Id.nullable(),
  authorName: z.string(),
  /** Its first words. */
  excerpt: z.string().nullable(),
});
export type Quote = z.infer<typeof Quote>;

export const Sign = z.enum(['👍', '❤️', '🎉', '👀', '✅']);
export type Sign = z.infer<typeof Sign>;

/** A sign below a message, and whose it is, the first first. */
export const Reaction = z.object({ sign: Sign, userIds: z.array(Id) });
export type Reaction = z.infer<typeof Reaction>;

/** How far the answer to a message is; left out where it is there, or where nobody was asked. */
export const Answering = z.object({
  state: z.enum(['waiting', 'writing', 'failed']),
  /** How often it was begun: each time, its text begins anew. */
  attempt: z.number().int(),
  /** What is written so far, about a second behind; events leave it out. */
  text: z.string(),
  /** Why there is none. */
  failure: ErrorBody.nullable(),
});
export type Answering = z.infer<typeof Answering>;

export const ChatMessage = z.object({
  id: Id,
  taskId: Id.nullable(),
  /** Of one's own conversation: the meeting that it is about. */
  audioId: Id.nullable().default(null),
  author: z.enum(['user', 'assistant', 'system']),
  authorId: Id.nullable(),
  authorName: z.string(),
  content: z.string(),
  createdAt: Instant,
  /** Whether it was said to people, and asks the assistant nothing. */
  isComment: z.boolean().default(false),
  mentions: z.array(MessageMention).default([]),
  /** When its author last changed what it says. */
  editedAt: Instant.nullable().default(null),
  /** Of an answer: the message that it answers. */
  questionId: Id.nullable().default(null),
  quote: Quote.nullable().default(null),
  reactions: z.array(Reaction).default([]),
  attachments: z.array(Attachment),
  /** What an answer rests on. */
  citations: z.array(Citation),
  /** Changes that this answer offers to make. */
  proposal: Suggestion.nullable(),
  answering: Answering.optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const byName = /(?<![\p{L}\p{N}_@.])@tavla(?![\p{L}\p{N}_]|[.@]\p{L})/iu;

/** Whether a message asks the assistant by its name, which it then always does. */
export const asksAssistant = (text: string): boolean => byName.test(text);

const calledFirst = /^[\s,;:–—-]*@tavla(?=[\s,;:–—-]|$)[\s,;:–—-]*/iu;
const calledLast = /(?<=[\s,;:–—-])@tavla(?=[.?!…]*\s*$)/iu;

/**
 * What a message says to the assistant: the name that it begins or ends with only calls it, and is no word of what is
 * meant. Of a name alone, that.
 */
export function saidToAssistant(text: string): string {
  const left = text.replace(calledFirst, '').replace(calledLast, '').trim().replace(/,$/, '');
  return left === '' ? text : left;
}

export const listMessages = endpoint({
  name: 'chat.list',
  summary:
    "A ticket's conversation, oldest first; without taskId, your own: about the meeting audioId, or about everything. First its newest messages, at most about 4 MB; nextCursor leads to those before.",
  method: 'GET',
  path: '/api/v1/chat/messages',
  access: ['read', 'chat'],
  fieldAccess: { taskId: ['read', 'actions'], audioId: ['read', 'actions'] },
  query: z.object({
    taskId: Id.optional(),
    audioId: Id.optional(),
    limit: z.coerce.number().int().min(1).max(250).default(100),
    cursor: z.string().max(2000).optional(),
  }),
  response: listOf(ChatMessage).extend({ nextCursor: z.string().nullable() }),
});

export const newMessage = endpoint({
  name: 'chat.new-message',
  summary:
    'Ask the assistant, or talk to people: a comment, or a message to a ticket that mentions somebody (@Priya Shah), is answered with null unless it mentions @Tavla. One that takes longer than 55 s, or is not awaited, comes as a message (isComing). Files travel in the repeated field files. With Accept: text/event-stream an answer streams.',
  method: 'POST',
  path: '/api/v1/chat/new-message',
  access: ['create', 'chat'],
  fieldAccess: { taskId: ['read', 'actions'], audioId: ['read', 'actions'] },
  encoding: 'multipart',
  files: { name: 'files', isRepeated: true },
  /** A message that is sent again with the id it had is kept once: a client may retry without knowing. */
  body: z.object({
    message: Text.default(''),
    taskId: Id.optional(),
    /** The meeting that you ask about, in a conversation that nobody else sees; not together with taskId. */
    audioId: Id.optional(),
    messageId: Id.optional(),
    isComment: QueryFlag.default(false),
    /** Whether the call waits for the answer; otherwise it ends as soon as the message is kept. */
    isAwaited: QueryFlag.default(true),
    /** A message of the same conversation. */
    quotedId: Id.optional(),
    /** Ids, with commas between them: who is meant where several have the name that the text mentions. */
    mentions: z
      .string()
      .default('')
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(Id).max(mentionsMax, rule('too-many-mentions', { count: mentionsMax }))),
  }),
  status: 200,
  response: z.object({
    data: z.object({
      /** Null where nobody was asked, and while it is not there yet. */
      answer: z.string().nullable(),
      /** Whether it is being written, and comes as a message of the conversation. */
      isComing: z.literal(true).optional(),
      /** Whom a message mentions who may not see its ticket, and is not told. */
      unreached: z.array(z.object({ id: Id, name: z.string() })).optional(),
    }),
  }),
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
