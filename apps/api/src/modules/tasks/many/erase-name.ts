import type { Change } from '@/db/events/change';
import { updateEvents } from '../task.presenter';
import { eraseNames } from './erased-tasks.repo';

/**
 * Takes names and addresses of somebody who is erased out of what tasks say, as a change of these: whoever has one open
 * is asked before they write the name back.
 * @returns how many it were; call it again until it answers 0
 */
export async function eraseNameInTasks(tx: Change, names: readonly string[]): Promise<number> {
  const rows = await eraseNames(tx.prisma, tx.organizationId, names);
  tx.emit(...updateEvents(rows));
  return rows.length;
}
