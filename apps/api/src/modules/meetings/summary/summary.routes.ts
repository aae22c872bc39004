import {
  listSummaryRecipients,
  sendSummary as sendSummaryContract,
} from '@tavla/shared/contracts/meeting-summaries';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { readRecipients, sendSummary } from './send-summary';

export function summaryRoutes(app: FastifyInstance): void {
  route(app, sendSummaryContract, ({ params }, { db, actor }) => sendSummary(db, actor, params.id));
  route(app, listSummaryRecipients, async ({ params }, { db, actor }) => ({
    userIds: await readRecipients(db, actor, params.id),
  }));
}
