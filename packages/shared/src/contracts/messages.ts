import { ChatMessage, Sign } from '@tavla/shared/contracts/chat';
import { endpoint } from '@tavla/shared/endpoint';
import { rule } from '@tavla/shared/field-words';
import { Id, IdParams, listOf, SearchText, Text } from '@tavla/shared/fields';
import { mentionsMax } from '@tavla/shared/limits';
import { z } from 'zod';

const path = '/api/v1/chat/messages/:id';
/** Of a message that is on a ticket. */
const fieldAccess = { id: ['read', 'actions'] } as const;

export const getMessage = endpoint({
  name: 'chat.get-message',
  summary: 'One message, of a ticket that you may see or of your own conversation.',
  method: 'GET',
  path,
  access: ['read', 'chat'],
  fieldAccess,
  params: IdParams,
  response: ChatMessage,
});

export const updateMessage = endpoint({
  name: 'chat.update-message',
  summary: 'Change what you wrote. Whom it mentions is read anew; an answer to it stays as it is.',
  method: 'PATCH',
  path,
  access: ['create', 'chat'],
  fieldAccess,
  params: IdParams,
  body: z.object({
    content: Text,
    /** Who is meant where several have the name that the text mentions. */
    mentionIds: z
      .array(Id)
      .max(mentionsMax, rule('too-many-mentions', { count: mentionsMax }))
      .default([]),
  }),
  response: ChatMessage,
});

export const deleteMessage = endpoint({
  name: 'chat.delete-message',
  summary: 'Delete what you wrote, with its files.',
  method: 'DELETE',
  path,
  access: ['create', 'chat'],
  fieldAccess,
  params: IdParams,
});

export const reactToMessage = endpoint({
  name: 'chat.react',
  summary: 'Put a sign below a message, or take yours away. Saying it twice changes nothing.',
  method: 'POST',
  path: `${path}/reactions`,
  access: ['create', 'chat'],
  fieldAccess,
  params: IdParams,
  body: z.object({ sign: Sign, isOn: z.boolean() }),
  status: 200,
  response: ChatMessage,
});

/** A piece of an answer that is being written, as a stream tells it. */
export const AnswerPiece = z.object({
  questionId: Id,
  taskId: Id.nullable(),
  /** Of a later attempt the text begins anew. */
  attempt: z.number().int(),
  /** At which of the answer's characters (UTF-16) it begins. */
  at: z.number().int(),
  text: z.string(),
});
export type AnswerPiece = z.infer<typeof AnswerPiece>;

export const stopAnswer = endpoint({
  name: 'chat.stop-answer',
  summary:
    'Stop the answer to a message that you sent; what was written stays. One that is there already is left alone.',
  method: 'POST',
  path: `${path}/answer/stop`,
  access: ['create', 'chat'],
  fieldAccess,
  params: IdParams,
  status: 204,
});

export const askAgain = endpoint({
  name: 'chat.ask-again',
  summary:
    'Ask for an answer once more, to a message that you sent and whose answer failed or was stopped. Where one is being written, nothing changes.',
  method: 'POST',
  path: `${path}/answer/again`,
  access: ['create', 'chat'],
  fieldAccess,
  params: IdParams,
  status: 200,
  response: ChatMessage,
  refusals: [409],
});

/** Names that one answer holds. */
export const readersMax = 20;

export const listReaders = endpoint({
  name: 'chat.readers',
  summary: `Whom a message to a ticket can mention: people who may read its conversation, by name, up to ${readersMax}.`,
  method: 'GET',
  path: '/api/v1/chat/readers',
  access: ['read', 'user'],
  fieldAccess: { taskId: ['read', 'actions'] },
  query: z.object({ taskId: Id, q: SearchText.optional() }),
  response: listOf(z.object({ id: Id, email: z.string(), firstName: z.string(), lastName: z.string() })),
});
