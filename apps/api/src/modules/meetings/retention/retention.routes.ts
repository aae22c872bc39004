import { previewRetention } from '@tavla/shared/contracts/organization/settings';
import { isSoonerDeleted } from '@tavla/shared/meetings/retention';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { getOrganization } from '@/modules/organizations/get-organization';
import { selectPreview } from './preview.repo';

export function retentionRoutes(app: FastifyInstance): void {
  route(app, previewRetention, async ({ query }, { db }) => {
    const { retentionDays: now } = await getOrganization(db);
    const isNew = isSoonerDeleted(now, query.retentionDays);
    const { from, count, nextAt } = await selectPreview(db, query.retentionDays, isNew);
    return { from: from.toISOString(), count, nextAt: nextAt?.toISOString() ?? null };
  });
}
