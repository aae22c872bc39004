import {
  deliveryFailures,
  type WebhookDelivery,
} from '@tavla/shared/contracts/api-access/webhook-deliveries';
import type { Prisma } from '@/db/generated/client';

export type DeliveryRow = Prisma.WebhookDeliveryGetPayload<object>;

/** The wire shape of a delivery, without what was said. */
export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, type, messageId, attempts, isDelivered, status, milliseconds, createdAt, triedAt } = row;
  return {
    ...{ id, type, messageId, attempts, isDelivered, status, milliseconds },
    failure: deliveryFailures.find((failure) => failure === row.failure) ?? null,
    createdAt: createdAt.toISOString(),
    triedAt: triedAt.toISOString(),
  };
}
