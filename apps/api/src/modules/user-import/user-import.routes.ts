import * as contracts from '@tavla/shared/contracts/user-import';
import type { FastifyInstance } from 'fastify';
import { sendCsv } from '@/http/csv';
import { route } from '@/http/route';
import { getImport, getReport, startImport } from './background-import';
import { exportPeople } from './export-people';
import { reportLines, templateLines } from './import-files';
import { importNow, previewImport } from './import-now';
import { receiveCsv } from './receive-csv';

export function userImportRoutes(app: FastifyInstance): void {
  const { text } = app.deps;
  route(app, contracts.importUsers, async (_, { request, db, actor, session }) =>
    importNow(text, db, actor, session.permissions, await receiveCsv(request)),
  );
  route(app, contracts.previewImport, async (_, { request, db, session }) =>
    previewImport(text, db, session.permissions, await receiveCsv(request)),
  );
  route(app, contracts.startImport, async (_, { request, db, actor }) =>
    startImport(text, db, actor, await receiveCsv(request)),
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
