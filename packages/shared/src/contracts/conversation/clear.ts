import { endpoint } from '@tavla/shared/endpoint';
import { Id, IdParams } from '@tavla/shared/fields';
import { z } from 'zod';

export const clearConversation = endpoint({
  name: 'chat.clear',
  summary:
    'Clear your own conversation with the assistant, about the meeting audioId where it is named: all its messages and files, and the answer that is being written. For some seconds it can be brought back by the id in the answer, which is null where there was nothing.',
  method: 'DELETE',
  path: '/api/v1/chat/messages',
  access: ['create', 'chat'],
  fieldAccess: { audioId: ['read', 'actions'] },
  query: z.object({ audioId: Id.optional() }),
  status: 200,
  response: z.object({ id: Id.nullable() }),
});

export const restoreConversation = endpoint({
  name: 'chat.restore-cleared',
  summary: 'Bring back what you have just cleared.',
  method: 'POST',
  path: '/api/v1/chat/cleared/:id/restore',
  access: ['create', 'chat'],
  params: IdParams,
});
