import * as contracts from '@tavla/shared/contracts/user-import';
import type { FastifyInstance } from 'fastify';
import { sendCsv } from '@/http/answers/csv';
import { limitConcurrency } from '@/http/limits/concurrency';
import { route } from '@/http/route';
import { getImport, getReport, startImport } from './background-import';
import { exportPeople } from './export-people';
import { reportLines, templateLines } from './import-files';
import { importNow, previewImport } from './import-now';
import { receiveCsv } from './receive-csv';

export function userImportRoutes(app: FastifyInstance): void {
  const { text } = app.deps;
  route(app, contracts.importUsers, async (_, call) => {
    const { db, actor, session } = call;
    const file = await receiveCsv(call);
    return limitConcurrency(call.request, () => importNow(text, db, actor, session.permissions, file));
  });
  route(app, contracts.previewImport, async (_, call) => {
    const file = await receiveCsv(call);
    return limitConcurrency(call.request, () => previewImport(text, call.db, call.session.permissions, file));
  });
  route(app, contracts.startImport, async (_, call) => {
    const file = await receiveCsv(call);
    return limitConcurrency(call.request, () => startImport(text, call.db, call.actor, file));
  });
  route(app, contracts.getImport, ({ params }, { db }) => getImport(db, params.id));
  route(app, contracts.importReport, async ({ params }, call) =>
    sendCsv(call, 'import-report.csv', reportLines(await getReport(call.db, params.id))),
  );
  route(app, contracts.importTemplate, async (_, call) =>
    sendCsv(call, 'new-users-template.csv', templateLines()),
  );
  route(app, contracts.exportUsers, async (_, call) =>
    sendCsv(call, 'users.csv', exportPeople(call.db, call.actor)),
  );
}
