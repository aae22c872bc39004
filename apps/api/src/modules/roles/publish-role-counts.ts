import type { Change } from '@/db/events/change';
import { lockRole, selectRoles } from './roles.repo';

/** Tells how many people each of these roles has now; under the lock of the company's people. */
export async function publishRoleCounts(tx: Change, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const id of ids.toSorted()) await lockRole(tx.prisma, tx.organizationId, id);
  const roles = await selectRoles(tx.prisma, tx.organizationId, ids);
  tx.emit(...roles.map((data) => ({ resource: 'roles' as const, action: 'update' as const, data })));
}
