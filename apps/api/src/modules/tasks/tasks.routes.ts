import * as contracts from '@tavla/shared/contracts/tasks';
import { may } from '@tavla/shared/permissions';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '@/http/errors';
import { jsonInParts } from '@/http/json-in-parts';
import { route } from '@/http/route';
import { BoardCache } from './board-cache';
import { changeTasks } from './change-tasks';
import { createTask } from './create-task';
import { deleteTask } from './delete-task';
import { dueInZone } from './due-in-zone';
import { getTask } from './get-task';
import { listTasks } from './list-tasks';
import { restoreTask } from './restore-task';
import { sendBoard } from './send-board';
import { setTaskStatus } from './set-task-status';
import { taskHistory } from './task-history';
import { updateTask } from './update-task';

export function taskRoutes(app: FastifyInstance): void {
  const cache = new BoardCache();

  route(app, contracts.listTasks, async ({ query: { limit, cursor } }, call) => {
    if (limit !== undefined || cursor) return listTasks(call.db, limit ?? 100, cursor);
    // Bytes that are made once for everybody: the answer is not checked row by row.
    return sendBoard(cache, call);
  });
  route(app, contracts.getTask, async ({ params }, { db }) => getTask(db, params.id));
  route(app, contracts.createTask, async ({ body }, { db, actor, session }) =>
    createTask(db, actor, dueInZone(body, session.user.timeZone)),
  );
  for (const contract of [contracts.updateTask, contracts.putTask]) {
    route(app, contract, async ({ params, body }, { db, actor, session }) =>
      updateTask(db, actor, params.id, dueInZone(body, session.user.timeZone)),
    );
  }
  route(app, contracts.deleteTask, async ({ params, query }, { db, actor }) =>
    deleteTask(db, actor, params.id, query.version),
  );
  route(app, contracts.restoreTask, async ({ params }, { db, actor }) => restoreTask(db, actor, params.id));
  route(app, contracts.setTaskStatus, async ({ body }, { db, actor }) => setTaskStatus(db, actor, body));
  route(
    app,
    contracts.changeTasks,
    async ({ body: { ids, change, versions } }, { db, actor, session, reply }) => {
      const isDeletion = change.kind === 'delete' || change.kind === 'restore';
      if (isDeletion && !may(session.permissions, 'delete', 'actions')) {
        throw new HttpError(403, 'not-allowed', 'Your role does not allow this (delete actions).');
      }
      const tasks = await changeTasks(db, actor, ids, dueInZone(change, session.user.timeZone), versions);
      // Checking each of 500 tasks with 50 tags once more would hold up everybody.
      const json = await jsonInParts(tasks, (task) => task, ['{"data":', '}']);
      return reply.type('application/json; charset=utf-8').send(json);
    },
  );
  route(app, contracts.taskHistory, async ({ params }, { db }) => ({
    data: await taskHistory(db, params.id),
  }));
}
