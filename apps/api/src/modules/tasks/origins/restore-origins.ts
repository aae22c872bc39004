import type { Change } from '@/db/events/change';
import { updateEvents } from '../task.presenter';
import type { OriginOfTask } from '../task-row';
import { updateOrigins } from '../write/many-tasks.repo';

/** Names a meeting that was brought back in the tasks that came from it and are still there, and tells the company. */
export async function restoreOrigins(
  { organizationId, prisma, emit }: Change,
  audioId: string,
  origins: readonly OriginOfTask[],
): Promise<void> {
  if (origins.length === 0) return;
  const rows = await updateOrigins(prisma, organizationId, audioId, origins);
  emit(...updateEvents(rows));
}
