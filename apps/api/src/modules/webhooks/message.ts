import { createHash } from 'node:crypto';
import { type WebhookResource, webhookResources } from '@tavla/shared/contracts/api-access/webhooks';
import type { LoggedEvent } from '@/db/events/event-feed';
import { type EventForm, formForOthers, shownAs } from '@/modules/events/event-forms';

/** One message as its receiver gets it; the same event is the same message at every try. */
export interface WebhookMessage {
  /** tasks.update, resync, test. */
  type: string;
  /** `webhook-id`. */
  id: string;
  /** When it happened. */
  at: Date;
  /** JSON, as the Standard Webhooks specification advises: type, timestamp, data. */
  body: string;
}

/** An event with when it was. */
export type DatedEvent = LoggedEvent & { at: Date };

/**
 * Pure: what a company's webhook is told of an event: what everybody of the company may see who may read the resource,
 * and of people what their colleagues see. Null is nothing.
 * @param event with its audience as it is now, see `asEverybody`
 */
export function messageOf(of: { organizationId: string; webhookId: string }, event: DatedEvent) {
  const form = formFor(event);
  if (form === null) return null;
  const { resource, action, data } = shownAs(event, form);
  const type = resource === '*' ? 'resync' : `${resource}.${action}`;
  return write(of, { type, number: event.seq, at: event.at, data });
}

/** Pure: says that events are missing, so that all is to be loaded anew. */
export const resyncMessage = (of: { organizationId: string; webhookId: string }, number: number, at: Date) =>
  write(of, { type: 'resync', number, at, data: null });

/** Pure: a message that nothing has happened for. */
export function testMessage(of: { organizationId: string; webhookId: string }, at: Date): WebhookMessage {
  return write(of, { type: 'test', number: null, at, data: { message: 'This is a test from Tavla.' } });
}

function formFor(event: LoggedEvent): EventForm | null {
  const { resource, action, audience, data } = event;
  if (resource === '*') return audience ? null : 'whole';
  if (!webhookResources.includes(resource as WebhookResource)) return null;
  // A conversation without a ticket is its owner's alone, whoever its events say that they are for. A deletion says
  // nothing but an id, and is for its owner where there was no ticket.
  if (resource === 'chat' && action !== 'delete' && !(data as { taskId?: string | null }).taskId) return null;
  if (audience) return formForOthers(event);
  return resource === 'users' ? 'person' : 'whole';
}

function write(
  { organizationId, webhookId }: { organizationId: string; webhookId: string },
  { type, number, at, data }: { type: string; number: number | null; at: Date; data: unknown },
): WebhookMessage {
  const timestamp = at.toISOString();
  // With its time, for a database that was put back numbers other events the same.
  const seed = [webhookId, type, number ?? 'test', timestamp].join(' ');
  return {
    type,
    at,
    id: `msg_${createHash('sha256').update(seed).digest('hex').slice(0, 32)}`,
    body: JSON.stringify({ type, timestamp, organizationId, number, data }),
  };
}
