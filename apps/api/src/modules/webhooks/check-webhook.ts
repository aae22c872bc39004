import { isIP } from 'node:net';
import type { WebhookInput } from '@tavla/shared/contracts/api-access/webhooks';
import { say } from '@tavla/shared/error-words';
import { mayHear, type StreamResource } from '@tavla/shared/events';
import { may, type Permission } from '@tavla/shared/permissions';
import { isPublic, isWithin, networksOf } from '@/adapters/outbound/networks';
import type { Deps } from '@/deps';
import { HttpError, invalid } from '@/http/errors/errors';

/**
 * Pure: nobody has sent elsewhere what they may not read themselves. Whether they may later is not asked again: a webhook
 * is the company's.
 * @throws HttpError 403
 */
export function refuseUnreadable(held: readonly Permission[], events: readonly string[]): void {
  if (events.every((event) => readsEvent(held, event))) return;
  throw new HttpError(403, 'not-allowed', say('webhook-events-not-readable'));
}

/** Pure: whether somebody may read what a message of this type tells. */
export function readsEvent(held: readonly Permission[], type: string): boolean {
  const [resource = ''] = type.split('.');
  if (resource === 'test' || resource === 'resync') return true;
  // A ticket's conversation is for those who may see the ticket.
  return mayHear(held, resource as StreamResource) && (resource !== 'chat' || may(held, 'read', 'actions'));
}

/**
 * What can be said of an address before anything is sent: the rest is looked at each time when its name has been looked
 * up.
 * @throws HttpError 400
 */
export function refuseAddress({ url }: Pick<WebhookInput, 'url'>, { webhookNetworks }: Deps['env']): void {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol === 'http:' && webhookNetworks.length === 0) throw invalid('url', say('webhook-needs-https'));
  if (isIP(host) === 0 || isWithin(networksOf(webhookNetworks), host)) return;
  if (!isPublic(host)) throw invalid('url', say('webhook-address-not-public'));
  if (protocol === 'http:') throw invalid('url', say('webhook-needs-https'));
}
