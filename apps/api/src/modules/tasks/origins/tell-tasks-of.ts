import type { Change } from '@/db/events/change';
import type { Audience } from '@/db/events/event-log';
import { updateEvents } from '../task.presenter';
import { touchOrigin } from '../write/many-tasks.repo';
import { goneEvents } from './gone-events';

/**
 * Tells the tasks of a meeting anew, since others may see the meeting now.
 * @param lost the people who may no longer, null when there are none: a proposal that nobody has decided on goes from their boards
 */
export async function tellTasksOf(
  { organizationId, prisma, emit }: Change,
  audioId: string,
  lost: Audience | null,
): Promise<void> {
  const rows = await touchOrigin(prisma, organizationId, audioId);
  const undecided = rows.filter(({ column, status }) => column !== 'trash' && status === 'on-approval');
  const ids = undecided.map(({ id }) => id);
  if (lost) emit(...goneEvents(ids, lost));
  emit(...updateEvents(rows));
}
