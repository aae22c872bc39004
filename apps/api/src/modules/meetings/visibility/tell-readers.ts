import type { Change } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';
import { sqlOfPrisma } from '@/db/run-sql';
import { hideQuestions } from '@/modules/inbox/end-questions';
import { tellTasksOf } from '@/modules/tasks/origins/tell-tasks-of';
import { countLost, readReaders } from './read-readers';

/**
 * Changes who may see a meeting by `save`, and takes it, its undecided proposals and what it asks from the screens of those who may
 * no longer. Its tasks are told anew, to each as they may see them now.
 */
export async function tellReaders(
  change: Change,
  audioId: string,
  save: () => Promise<Audio>,
): Promise<Audio> {
  const { prisma, emit, organizationId } = change;
  const lostBy = await readReaders(change, audioId);
  const after = await save();
  const isLost = lostBy !== null && (await countLost(change, audioId, lostBy)) > 0;
  const lost = isLost ? { lostBy, meetingId: audioId } : null;
  if (lost) {
    emit({ resource: 'audios', action: 'delete', data: { id: audioId }, audience: lost });
    emit(...(await hideQuestions(sqlOfPrisma(prisma), organizationId, audioId, 'unseeing')));
  }
  await tellTasksOf(change, audioId, lost);
  return after;
}
