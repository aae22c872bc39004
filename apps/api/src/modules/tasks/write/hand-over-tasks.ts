import { v7 as newId } from 'uuid';
import { tokenColumns } from '@/db/events/by-token';
import type { Actor, Change } from '@/db/events/change';
import type { Prisma } from '@/db/generated/client';
import { updateEvents } from '../task.presenter';
import { updateAssignee } from './many-tasks.repo';

/**
 * Gives all tasks of one person to another, or to nobody, in the change of somebody who leaves: one statement
 * for the tasks, one for their stories, and an event for each task on the board.
 * @returns how many tasks of the board changed hands
 */
export async function handOverTasks(
  tx: Change,
  actor: Actor,
  fromId: string,
  toId: string | null,
): Promise<number> {
  const { organizationId, prisma } = tx;
  const rows = await updateAssignee(prisma, organizationId, fromId, toId);
  if (rows.length === 0) return 0;
  const changes: Prisma.InputJsonArray = [{ field: 'userId', from: fromId, to: toId }];
  await prisma.taskEdit.createMany({
    data: rows.map((row) => ({
      organizationId,
      id: newId(),
      taskId: row.id,
      version: row.version,
      changes,
      actorId: actor.id,
      actorName: actor.name,
      ...tokenColumns(actor),
    })),
  });
  const events = updateEvents(rows);
  tx.emit(...events);
  return events.length;
}
