import * as contracts from '@tavla/shared/contracts/tasks';
import { say } from '@tavla/shared/error-words';
import { may } from '@tavla/shared/permissions';
import type { FastifyInstance } from 'fastify';
import { jsonInParts } from '@/http/bodies/json-in-parts';
import { HttpError } from '@/http/errors/errors';
import { route } from '@/http/route';
import { BoardCache } from './read/board-cache';
import { getTask } from './read/get-task';
import { listTasks } from './read/list-tasks';
import { sendBoard } from './read/send-board';
import { taskHistory } from './read/task-history';
import { changeTasks } from './write/change-tasks';
import { createTask } from './write/create-task';
import { deleteTask } from './write/delete-task';
import { restoreTask } from './write/restore-task';
import { setTaskStatus } from './write/set-task-status';
import { updateTask } from './write/update-task';

export function taskRoutes(app: FastifyInstance): void {
  const cache = new BoardCache();

  route(app, contracts.listTasks, async ({ query: { limit, cursor } }, call) => {
    if (limit !== undefined || cursor) return listTasks(call.db, limit ?? 100, cursor);
    // Bytes that are made once for everybody: the answer is not checked row by row.
    return sendBoard(cache, call);
  });
  route(app, contracts.getTask, async ({ params }, { db }) => getTask(db, params.id));
  route(app, contracts.createTask, async ({ body }, { db, actor }) => createTask(db, actor, body));
  for (const contract of [contracts.updateTask, contracts.putTask]) {
    route(app, contract, async ({ params, body }, { db, actor }) => updateTask(db, actor, params.id, body));
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
        throw new HttpError(403, 'not-allowed', say('role-does-not-allow', { permission: 'delete actions' }));
      }
      const tasks = await changeTasks(db, actor, ids, change, versions);
      // Checking each of 500 tasks with 50 tags once more would hold up everybody.
      const json = await jsonInParts(tasks, (task) => task, ['{"data":', '}']);
      return reply.type('application/json; charset=utf-8').send(json);
    },
  );
  route(app, contracts.taskHistory, async ({ params }, { db }) => ({
    data: await taskHistory(db, params.id),
  }));
}
