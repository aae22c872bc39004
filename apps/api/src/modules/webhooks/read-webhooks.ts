import type { Webhook } from '@tavla/shared/contracts/api-access/webhooks';
import type { CompanyDb } from '@/db/database';
import type { Change } from '@/db/events/change';
import { notFound } from '@/http/errors/errors';
import { presentWebhook, type WebhookRow } from './webhook.presenter';

/** All of a company, the newest first. */
export async function listWebhooks({ prisma }: CompanyDb): Promise<Webhook[]> {
  const rows = await prisma.webhook.findMany({ orderBy: { id: 'desc' } });
  return rows.map(presentWebhook);
}

/** Within a transaction or by itself. @throws HttpError 404 */
export async function findWebhook(
  { prisma, organizationId }: CompanyDb | Change,
  id: string,
): Promise<WebhookRow> {
  const row = await prisma.webhook.findUnique({ where: { organizationId_id: { organizationId, id } } });
  if (!row) throw notFound('webhook');
  return row;
}
