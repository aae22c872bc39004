import { columnOf, type TaskInput } from '@tavla/shared/contracts/tasks';
import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { groupBy } from '@/lib/group-by';
import { findAssignees } from '../find/assignees.repo';
import { placesFor, withRoom } from '../room/with-room';
import { taskEvent } from '../task.presenter';
import type { TaskSave } from '../task-row';
import { newTask } from '../write/create-task';
import { saveMany } from '../write/task-write.repo';

/**
 * Makes many new tasks at the foot of their columns, in their order, in one transaction and one batch of events. Whoever
 * has left meanwhile, or is blocked, is given none.
 * @param also what belongs to them, in the same transaction; may run several times
 * @throws HttpError 409 when the columns never hold still
 */
export function addTasks(
  db: CompanyDb,
  actor: Actor,
  inputs: readonly (TaskInput & { id: string })[],
  also: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  return withRoom(db, async (client) => {
    const people = await findAssignees(
      db,
      client,
      inputs.flatMap(({ userId }) => userId ?? []),
    );
    const now = new Date();
    const saves: TaskSave[] = [];
    const byColumn = groupBy(inputs, ({ customField }) => columnOf(customField.status ?? 'todo'));
    for (const [column, some] of byColumn) {
      const place = { column, afterId: null, beforeId: null, otherwise: 'bottom' as const };
      const positions = await placesFor(
        db,
        client,
        some.map(({ id }) => id),
        place,
      );
      for (const [index, input] of some.entries()) {
        const userId = input.userId && people.get(input.userId) === 'active' ? input.userId : null;
        const save = newTask(input.id, { ...input, userId }, { lower: null, upper: null }, actor.id, now);
        saves.push({ ...save, after: { ...save.after, position: positions[index] ?? save.after.position } });
      }
    }
    await saveMany(
      db,
      client,
      saves.map((save) => ({ actor, save, event: taskEvent('create', save.after) })),
    );
    await also(client);
    return true;
  }).then(() => undefined);
}
