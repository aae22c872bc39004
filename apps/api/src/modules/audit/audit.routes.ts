import * as contracts from '@tavla/shared/contracts/audit';
import type { FastifyInstance } from 'fastify';
import { sendCsv } from '@/http/answers/csv';
import { route } from '@/http/route';
import { exportAudit, listAudit } from './list-audit';

export function auditRoutes(app: FastifyInstance): void {
  route(app, contracts.listAudit, ({ query }, { db }) => listAudit(db, query));
  route(app, contracts.exportAudit, async ({ query }, call) =>
    sendCsv(call, 'audit-log.csv', exportAudit(call.db, call.actor, query)),
  );
}
