import { endpoint } from '@tavla/shared/endpoint';
import { Id } from '@tavla/shared/fields';
import { z } from 'zod';

/** What somebody does at a ticket. */
export const PresenceState = z.enum(['looking', 'typing', 'gone']);
export type PresenceState = z.infer<typeof PresenceState>;

/** What a stream is told of it. */
export const Presence = z.object({ taskId: Id, userId: Id, state: PresenceState });
export type Presence = z.infer<typeof Presence>;

/** So long somebody counts as looking, or typing, who has not said it again; milliseconds. */
export const presenceTime = { looking: 25_000, typing: 6_000 } as const;

export const tellPresence = endpoint({
  name: 'chat.presence',
  summary:
    'Say that you look at a ticket, write to it, or have left it. Who looks at it too hears so on their stream, resource presence, without a number: it is not kept. Say it again every 10 s while you look.',
  method: 'POST',
  path: '/api/v1/chat/presence',
  access: ['read', 'chat'],
  fieldAccess: { taskId: ['read', 'actions'] },
  body: z.object({ taskId: Id, state: PresenceState }),
});
