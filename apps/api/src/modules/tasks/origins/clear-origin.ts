import type { Change } from '@/db/events/change';
import type { Audience } from '@/db/events/event-log';
import { updateEvents } from '../task.presenter';
import type { OriginOfTask } from '../task-row';
import { findOrigins, trashProposals, updateOrigin } from '../write/many-tasks.repo';
import { goneEvents } from './gone-events';

/**
 * Takes a meeting that is being deleted from the tasks that came from it, deletes those that nobody has decided on, and
 * tells it. Those of a closed meeting are found by nobody until it is back: in the trash nothing else would say who may
 * see them.
 * @param audience the people who could see the meeting, and so its proposals; null for everybody
 * @returns what `restoreOrigins` puts back
 */
export async function clearOrigin(
  { organizationId, prisma, emit }: Change,
  audioId: string,
  audience: Audience | null,
): Promise<OriginOfTask[]> {
  const origins = await findOrigins(prisma, organizationId, audioId);
  const undecided = await trashProposals(prisma, organizationId, audioId);
  const rows = await updateOrigin(prisma, organizationId, audioId, audience !== null);
  const gone = undecided.map(({ id }) => id);
  emit(...goneEvents(gone, audience), ...updateEvents(rows));
  return origins;
}
