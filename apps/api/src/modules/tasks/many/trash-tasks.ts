import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { withRoom } from '../room/with-room';
import { taskEvent } from '../task.presenter';
import { lockTasks } from '../task-read.repo';
import { trash } from '../write/delete-task';
import { saveMany } from '../write/task-write.repo';

/**
 * Deletes those of the tasks that nobody has changed since they were made, in one transaction and one batch of events;
 * they can be restored as any other.
 * @param also what belongs to that, in the same transaction, with the ids of those that are deleted; may run several times
 */
export function trashTasks(
  db: CompanyDb,
  actor: Actor,
  ids: readonly string[],
  also: (client: pg.PoolClient, ids: string[]) => Promise<void>,
): Promise<void> {
  return withRoom(db, async (client) => {
    const locked = await lockTasks(db, client, [...ids]);
    const now = new Date();
    const saves = [...locked.values()]
      .filter(({ row }) => row.version === 1 && row.column !== 'trash')
      .map(({ row }) => trash(row, now));
    if (saves.length > 0) {
      const writes = saves.map((save) => ({ actor, save, event: taskEvent('delete', save.after) }));
      await saveMany(db, client, writes);
    }
    await also(
      client,
      saves.map(({ after }) => after.id),
    );
    return true;
  }).then(() => undefined);
}
