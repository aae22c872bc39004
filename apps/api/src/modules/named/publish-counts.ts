import type { Change } from '@/db/events/change';
import type { Kind } from './kind';
import { lockNamed, selectNamed } from './named.repo';

/**
 * Tells how many people each of these has now. Locked before it is read: who renames one at the same moment
 * tells of it either before this, and is read here, or after.
 */
export async function publishCounts(tx: Change, kind: Kind, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockNamed(tx.prisma, kind, tx.organizationId, ids);
  const groups = await selectNamed(tx.prisma, kind, tx.organizationId, ids);
  tx.emit(...groups.map((data) => ({ resource: kind.resource, action: 'update' as const, data })));
}
