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
  route(app, contracts.previewImport, async (_, call) =>
    previewImport(text, call.db, call.session.permissions, await receiveCsv(call)),
  );
  route(app, contracts.startImport, async (_, call) =>
    startImport(text, call.db, call.actor, await receiveCsv(call)),
  );
  route(app, contracts.getImport, ({ params }, { db }) => getImport(db, params.id));
  route(app, contracts.importReport, async ({ params }, { db, reply }) =>
    sendCsv(reply, 'import-report.csv', reportLines(await getReport(db, params.id))),
  );
  route(app, contracts.importTemplate, async (_, { reply }) =>
    sendCsv(reply, 'new-users-template.csv', templateLines()),
  );
  route(app, contracts.exportUsers, async (_, { db, actor, reply }) =>
    sendCsv(reply, 'users.csv', exportPeople(db, actor)),
  );
}
