import type { Change } from '@/db/events/change';
import { taskEvent } from '../task.presenter';
import { updateOrigin } from './many-tasks.repo';

/** Takes a meeting that is being deleted from the tasks that came from it, and tells the company. */
export async function clearOrigin({ organizationId, prisma, emit }: Change, audioId: string): Promise<void> {
  const rows = await updateOrigin(prisma, organizationId, audioId);
  emit(...rows.filter(({ column }) => column !== 'trash').map((row) => taskEvent('update', row)));
}
