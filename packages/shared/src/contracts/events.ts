import { endpoint } from '@tavla/shared/endpoint';
import { z } from 'zod';

export const streamEvents = endpoint({
  name: 'events.stream',
  summary:
    'Changes as they happen (server-sent events). lastEventId, or the header Last-Event-ID, replays what was missed. Without resources it says only when your own permissions change.',
  method: 'GET',
  path: '/api/v1/events',
  access: 'signed-in',
  query: z.object({
    resources: z.string().max(200).default('tasks'),
    lastEventId: z.string().optional(),
  }),
  answers: 'stream',
});
