import { isLikely } from '@tavla/shared/meetings/confidence';
import { v7 as newId } from 'uuid';
import type { Change } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';
import { sqlOfPrisma } from '@/db/run-sql';
import { proposeTasks } from '@/modules/tasks/write/propose-tasks';
import { findItems, type ItemRow, setTasks } from './items.repo';

type Meeting = Pick<Audio, 'id' | 'name'>;

/** Puts a meeting's likely action items on the board that are not there yet, as part of the caller's transaction. */
export async function proposeItems(change: Change, meeting: Meeting): Promise<void> {
  const items = await findItems(sqlOfPrisma(change.prisma), change.organizationId, meeting.id);
  await putOnBoard(
    change,
    meeting,
    items.filter((item) => item.taskId === null && item.dismissedAt === null && isLikely(item)),
  );
}

/** Puts items on the board as proposals, in their order; answers the ids of their tasks. */
export async function putOnBoard(
  change: Change,
  { id: audioId, name }: Meeting,
  items: readonly ItemRow[],
): Promise<string[]> {
  const { organizationId, prisma } = change;
  const made = items.map((item) => ({ ...item, taskId: newId() }));
  await proposeTasks(
    change,
    organizationId,
    name,
    made.map(({ taskId, title, endDate, ownerId, quote, startMs }) => ({
      id: taskId,
      title,
      endDate,
      userId: ownerId,
      origin: { audioId, startMs, quote },
    })),
  );
  await setTasks(sqlOfPrisma(prisma), organizationId, made);
  return made.map(({ taskId }) => taskId);
}
