import { say } from '@tavla/shared/error-words';
import type { ActionItem } from '@tavla/shared/meetings/action-items';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { emitWith } from '@/db/events/emit-with';
import { sqlOfClient } from '@/db/run-sql';
import { inTransaction } from '@/db/transaction';
import { HttpError } from '@/http/errors/errors';
import { endQuestions } from '@/modules/inbox/end-questions';
import { untilSaved } from '@/modules/tasks/until-saved';
import { changeTasks } from '@/modules/tasks/write/change-tasks';
import { holdTasks } from '@/modules/tasks/write/hold-tasks';
import { itemsEvent, presentItem } from './item.presenter';
import { type ItemKey, saveItem } from './items.repo';
import { openStanding } from './open-item';

/**
 * Takes a proposal that nobody has decided on back from the board: it is only possible again, and nobody is asked about
 * it. What it proposed is remembered: that comes back when it is proposed again, and nothing beside it. One that is not on
 * the board stays as it is.
 * @throws HttpError 404; 409 when somebody has decided on it
 */
export async function withdrawItem(db: CompanyDb, actor: Actor, key: ItemKey): Promise<ActionItem> {
  const now = await untilSaved(() =>
    inTransaction(db.pool, (client) => openStanding(sqlOfClient(client), db.organizationId, key)),
  );
  if (now.taskId === null) return presentItem(now);
  const { taskId } = now;
  let saved = now;
  await changeTasks(db, actor, [taskId], { kind: 'delete' }, {}, async (client) => {
    const run = sqlOfClient(client);
    const item = await openStanding(run, db.organizationId, key);
    const task = (await holdTasks(db, client, [taskId])).get(taskId);
    const isUndecided = task?.status === 'on-approval' && task.column !== 'trash';
    if (item.taskId !== taskId || item.isMerged || !isUndecided) {
      throw new HttpError(409, 'conflict', say('item-decided'), { current: presentItem(item) });
    }
    const ended = await endQuestions(run, db.organizationId, item.id);
    return async () => {
      saved = await saveItem(run, db.organizationId, { ...item, taskId: null, proposalId: taskId });
      await emitWith(client, db.organizationId, itemsEvent(item.audioId, [saved]), ...ended);
    };
  });
  return presentItem(saved);
}
