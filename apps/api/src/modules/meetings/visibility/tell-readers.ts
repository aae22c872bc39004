import type { Change } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';
import { sqlOfPrisma } from '@/db/run-sql';
import { hideQuestions } from '@/modules/inbox/end-questions';
import { tellTasksOf } from '@/modules/tasks/origins/tell-tasks-of';
import { readViewers } from './read-viewers';

/**
 * Changes who may see a meeting by `save`, and takes it, its undecided proposals and what it asks from the screens of those who may
 * no longer. Its tasks are told anew, to each as they may see them now.
 */
export async function tellReaders(
  change: Change,
  audioId: string,
  save: () => Promise<Audio>,
): Promise<Audio> {
  const { prisma, emit } = change;
  const everybody = async () => (await prisma.user.findMany({ select: { id: true } })).map(({ id }) => id);
  const read = async () => (await readViewers(change, audioId)) ?? (await everybody());
  const before = await read();
  const after = await save();
  const now = new Set(await read());
  const audience = before.filter((id) => !now.has(id));
  if (audience.length > 0) {
    emit({ resource: 'audios', action: 'delete', data: { id: audioId }, audience });
    emit(...(await hideQuestions(sqlOfPrisma(prisma), change.organizationId, audioId, audience)));
  }
  await tellTasksOf(change, audioId, audience);
  return after;
}
