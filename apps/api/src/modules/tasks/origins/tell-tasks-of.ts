import type { Change } from '@/db/events/change';
import { taskEvent } from '../task.presenter';
import { touchOrigin } from '../write/many-tasks.repo';

/**
 * Tells the tasks of a meeting anew, since others may see the meeting now.
 * @param lost the people who may no longer: a proposal that nobody has decided on goes from their boards
 */
export async function tellTasksOf(
  { organizationId, prisma, emit }: Change,
  audioId: string,
  lost: readonly string[],
): Promise<void> {
  const rows = await touchOrigin(prisma, organizationId, audioId);
  const onBoard = rows.filter(({ column }) => column !== 'trash');
  const undecided = onBoard.filter(({ status }) => status === 'on-approval');
  if (lost.length > 0) emit(...undecided.map((row) => ({ ...taskEvent('delete', row), audience: lost })));
  emit(...onBoard.map((row) => taskEvent('update', row)));
}
