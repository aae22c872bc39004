import type { WebhookDelivery } from '@tavla/shared/contracts/api-access/webhook-deliveries';
import { Id } from '@tavla/shared/fields';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import { decodeCursor, encodeCursor } from '@/http/bodies/cursor';
import { findWebhook } from '../read-webhooks';
import { presentDelivery } from './delivery.presenter';

/** The id of the last delivery of a page: ids grow with time. */
const Place = z.tuple([Id]);

/** One page of the log of a webhook, the newest first. @throws HttpError 404, 400 for a cursor of nobody's making */
export async function listDeliveries(
  db: CompanyDb,
  webhookId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ data: WebhookDelivery[]; total: number; nextCursor: string | null }> {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, Place);
  await findWebhook(db, webhookId);
  const [rows, total] = await Promise.all([
    db.prisma.webhookDelivery.findMany({
      where: { webhookId, ...(before && { id: { lt: before } }) },
      orderBy: { id: 'desc' },
      take: limit + 1,
    }),
    db.prisma.webhookDelivery.count({ where: { webhookId } }),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = last && rows.length > limit ? encodeCursor([last.id]) : null;
  return { data: page.map(presentDelivery), total, nextCursor };
}
