import { endpoint } from '@tavla/shared/endpoint';
import { Id, IdParams, Instant, pageOf } from '@tavla/shared/fields';
import { z } from 'zod';

/** Why there was no answer. */
export const deliveryFailures = [
  'address',
  'plain',
  'name',
  'refused',
  'certificate',
  'timeout',
  'broken',
] as const;

/** What became of sending one message to one webhook. */
export const WebhookDelivery = z.object({
  id: Id,
  /** `tasks.update`, `resync` when all is to be loaded anew, or `test`. */
  type: z.string(),
  /** The `webhook-id` that its receiver knows it by; the same at every try. */
  messageId: z.string(),
  attempts: z.number().int(),
  isDelivered: z.boolean(),
  /** Of the last answer; null when there was none. */
  status: z.number().int().nullable(),
  failure: z.enum(deliveryFailures).nullable(),
  milliseconds: z.number().int(),
  createdAt: Instant,
  triedAt: Instant,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** The same with what was said on both sides. */
export const FullDelivery = WebhookDelivery.extend({
  /** What would be sent now; null when you may not read it, or not everybody may see it any more. */
  payload: z.string().nullable(),
  /** The first 2,000 characters of the last answer. */
  answer: z.string(),
});
export type FullDelivery = z.infer<typeof FullDelivery>;

const path = '/api/v1/webhooks/:id';
const DeliveryParams = IdParams.extend({ deliveryId: Id });

export const listDeliveries = endpoint({
  name: 'webhooks.list-deliveries',
  summary: 'What was sent to a webhook in the last seven days, the newest first, a page at a time.',
  method: 'GET',
  path: `${path}/deliveries`,
  access: ['read', 'admin'],
  params: IdParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(2000).optional(),
  }),
  response: pageOf(WebhookDelivery),
});

export const getDelivery = endpoint({
  name: 'webhooks.get-delivery',
  summary: 'One delivery, with what was sent and what was answered.',
  method: 'GET',
  path: `${path}/deliveries/:deliveryId`,
  access: ['read', 'admin'],
  params: DeliveryParams,
  response: FullDelivery,
});

export const replayDelivery = endpoint({
  name: 'webhooks.replay',
  summary:
    'Send a message again, at once and out of its turn. The answer comes when its receiver has answered, after ten seconds at the latest.',
  method: 'POST',
  path: `${path}/deliveries/:deliveryId/replay`,
  access: ['update', 'admin'],
  params: DeliveryParams,
  status: 200,
  response: FullDelivery,
});

export const testWebhook = endpoint({
  name: 'webhooks.test',
  summary:
    'Send a message of the type test, also to a webhook that is off. The answer comes when its receiver has answered, after ten seconds at the latest.',
  method: 'POST',
  path: `${path}/test`,
  access: ['update', 'admin'],
  params: IdParams,
  response: FullDelivery,
});
