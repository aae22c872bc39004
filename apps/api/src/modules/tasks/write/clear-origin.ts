import type { Change } from '@/db/events/change';
import { taskEvent } from '../task.presenter';
import { taskColumns } from '../task-read.repo';
import type { TaskRow } from '../task-row';

/** Takes a meeting that is being deleted from the tasks that came from it, and tells the company. */
export async function clearOrigin({ organizationId, prisma, emit }: Change, audioId: string): Promise<void> {
  const rows = await prisma.$queryRawUnsafe<TaskRow[]>(
    `update task t set "originAudioId" = null, "originStartMs" = null, "originEndMs" = null, "originQuote" = null,
       version = version + 1, "updatedAt" = now()
     where "organizationId" = $1::uuid and "originAudioId" = $2::uuid
     returning ${taskColumns}`,
    organizationId,
    audioId,
  );
  emit(...rows.filter(({ column }) => column !== 'trash').map((row) => taskEvent('update', row)));
}
