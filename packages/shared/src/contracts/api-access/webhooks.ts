import { endpoint } from '@tavla/shared/endpoint';
import { rule } from '@tavla/shared/field-words';
import { Id, IdParams, Instant, line, listOf } from '@tavla/shared/fields';
import { webhookNameMax, webhookUrlMax } from '@tavla/shared/limits';
import { z } from 'zod';

/** What a webhook may be told of. Inboxes, presence and answers as they are written are single people's. */
export const webhookResources = [
  'tasks',
  'chat',
  'audios',
  'transcripts',
  'users',
  'positions',
  'departments',
  'roles',
  'organization',
] as const;
export type WebhookResource = (typeof webhookResources)[number];
export const webhookActions = ['create', 'update', 'delete'] as const;
export type WebhookAction = (typeof webhookActions)[number];

/** `tasks.update`: what happened to what. */
export const webhookEvents = webhookResources.flatMap((resource) =>
  webhookActions.map((action) => `${resource}.${action}` as const),
);
export const WebhookEvent = z.enum(webhookEvents);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

const wrongUrl = rule('not-a-web-address');

/** An address of the web, without a name and password in it, which would stand in lists and logs. */
export const WebhookUrl = z
  .string()
  .trim()
  .max(webhookUrlMax, rule('too-long', { field: 'url', count: webhookUrlMax }))
  .pipe(z.url({ protocol: /^https?$/, normalize: true, ...wrongUrl }))
  .refine((url) => !/^[^/]*\/\/[^/?]*@|#/.test(url), wrongUrl);

/** An address that is told of what happens in a company. Its secret is in no answer but those that make one. */
export const Webhook = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  isOn: z.boolean(),
  /**
   * Why it is off when nobody of the company switched it off: nothing arrived for three days (`failing`), or its server
   * answered 410 (`gone`).
   */
  offBecause: z.enum(['failing', 'gone']).nullable(),
  /** Since when nothing arrives; null while all does. */
  failingSince: Instant.nullable(),
  /** When the next try is; null while nothing waits for one. */
  nextTryAt: Instant.nullable(),
  /** Until when the secret before the present one signs beside it. */
  formerSecretUntil: Instant.nullable(),
  createdAt: Instant,
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookInput = z.object({
  name: line('name', webhookNameMax),
  url: WebhookUrl,
  events: z.array(WebhookEvent).min(1, rule('choose-events')).max(webhookEvents.length),
});
export type WebhookInput = z.infer<typeof WebhookInput>;

/** The answers that have a secret: `whsec_` and 32 random bytes, as the Standard Webhooks specification writes them. */
export const WebhookWithSecret = z.object({ webhook: Webhook, secret: z.string() });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

const path = '/api/v1/webhooks';

export const listWebhooks = endpoint({
  name: 'webhooks.list',
  summary: 'The webhooks of the company, the newest first.',
  method: 'GET',
  path,
  access: ['read', 'admin'],
  response: listOf(Webhook),
});

export const getWebhook = endpoint({
  name: 'webhooks.get',
  summary: 'One webhook.',
  method: 'GET',
  path: `${path}/:id`,
  access: ['read', 'admin'],
  params: IdParams,
  response: Webhook,
});

export const createWebhook = endpoint({
  name: 'webhooks.create',
  summary:
    'Have what happens from now on sent to an address: signed by the Standard Webhooks specification, at least once, in its order. You must be able to read what it is told of. The secret is in this answer and nowhere else.',
  method: 'POST',
  path,
  access: ['update', 'admin'],
  confirmed: true,
  body: WebhookInput,
  response: WebhookWithSecret,
});

export const updateWebhook = endpoint({
  name: 'webhooks.update',
  summary:
    'Change a webhook; only the fields that are sent. isOn: true lets one that was switched off go on where it stopped, and one that waits for its next try try at once.',
  method: 'PATCH',
  path: `${path}/:id`,
  access: ['update', 'admin'],
  confirmed: ['url', 'events'],
  params: IdParams,
  body: WebhookInput.extend({ isOn: z.boolean() }).partial(),
  response: Webhook,
});

export const deleteWebhook = endpoint({
  name: 'webhooks.delete',
  summary: 'Delete a webhook with its log of deliveries: nothing more is sent to its address.',
  method: 'DELETE',
  path: `${path}/:id`,
  access: ['update', 'admin'],
  params: IdParams,
});

export const renewWebhookSecret = endpoint({
  name: 'webhooks.renew-secret',
  summary:
    'Give a webhook another secret, which is in this answer and nowhere else. For a day every message is signed with both, so that its receiver can change in that time.',
  method: 'POST',
  path: `${path}/:id/secret`,
  access: ['update', 'admin'],
  confirmed: true,
  params: IdParams,
  response: WebhookWithSecret,
});
