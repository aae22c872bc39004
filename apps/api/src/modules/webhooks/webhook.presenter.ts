import { type Webhook, WebhookEvent } from '@tavla/shared/contracts/api-access/webhooks';
import type { Prisma } from '@/db/generated/client';

export type WebhookRow = Prisma.WebhookGetPayload<object>;

/** The wire shape of a webhook: without its secrets. */
export function presentWebhook(row: WebhookRow): Webhook {
  const { id, name, url, isOn, offBecause, failingSince, dueAt, formerUntil, createdAt } = row;
  return {
    ...{ id, name, url, isOn },
    // What a newer version knew is told of nothing here.
    events: row.events.flatMap((event) => WebhookEvent.safeParse(event).data ?? []),
    offBecause: offBecause === 'failing' || offBecause === 'gone' ? offBecause : null,
    failingSince: failingSince?.toISOString() ?? null,
    nextTryAt: isOn && failingSince ? dueAt.toISOString() : null,
    formerSecretUntil: formerUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
