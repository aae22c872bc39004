import * as contracts from '@tavla/shared/contracts/data/imports';
import type { FastifyInstance } from 'fastify';
import { sendCsv } from '@/http/answers/csv';
import { limitConcurrency } from '@/http/limits/concurrency';
import { route } from '@/http/route';
import {
  discardImport,
  draftImport,
  getImport,
  previewDraft,
  requireImport,
  startImport,
} from './draft-import';
import { receiveTasks } from './receive-tasks';
import { reportLines } from './report-lines';
import { listImports, presentImport } from './task-import.repo';
import { undoImport } from './undo-import';

/** Imports are a person's own: nobody else sees or undoes them. */
export function taskImportRoutes(app: FastifyInstance): void {
  const { deps } = app;
  route(app, contracts.listTaskImports, async (_, { db, session }) => ({
    data: (await listImports(db, session.user.id)).map(presentImport),
  }));
  route(app, contracts.addTaskImport, async (_, call) => {
    const file = await receiveTasks(call);
    return limitConcurrency(call.request, () => draftImport(deps, call.db, call.actor, file));
  });
  route(app, contracts.previewTaskImport, ({ params, body }, { db, session }) =>
    previewDraft(deps, db, session.user.id, params.id, body),
  );
  route(app, contracts.startTaskImport, ({ params, body }, { db, actor, session }) =>
    startImport(db, actor, session.user.id, params.id, body),
  );
  route(app, contracts.getTaskImport, ({ params }, { db, session }) =>
    getImport(db, session.user.id, params.id),
  );
  route(app, contracts.taskImportReport, async ({ params }, call) => {
    const lines = reportLines(await requireImport(call.db, call.session.user.id, params.id));
    return sendCsv(call, 'not-imported.csv', lines);
  });
  route(app, contracts.undoTaskImport, ({ params }, { db, actor, session }) =>
    undoImport(db, actor, session.user.id, params.id),
  );
  route(app, contracts.discardTaskImport, ({ params }, { db, session }) =>
    discardImport(db, session.user.id, params.id),
  );
}
