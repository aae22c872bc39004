import type { CompanyDb, Database } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { presentOrganization } from './organization.presenter';
import { lockOrganization, writeOrganization } from './organizations.repo';
import { noteLook, postponeDeletions, selectRetaining } from './retention.repo';

/** Who deletes, for the audit log. */
export const retentionActor: Actor = { id: null, name: 'Retention', ip: '', userAgent: '' };

/** The companies that delete meetings, by id. */
export function findRetaining({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  return selectRetaining(pool);
}

/**
 * Looks at the clock for a company that deletes meetings. Where it leapt, nothing is deleted for another day, which is
 * told: a clock that was set by years would otherwise take everything at once, before anybody sees it. A day of grace
 * that nobody could read of, since the clock leapt over it or nothing ran, goes on where it was.
 */
export async function watchRetention(db: CompanyDb): Promise<void> {
  const { organizationId } = db;
  if (await noteLook(db.prisma, organizationId)) return;
  await change(db, async (tx) => {
    const before = await lockOrganization(tx.prisma, organizationId);
    // Meanwhile another process may have done it.
    if (!before || (await noteLook(tx.prisma, organizationId))) return;
    await writeOrganization(tx.prisma, before, {});
    const retentionFrom = await postponeDeletions(tx.prisma, organizationId);
    const after = presentOrganization({ ...before, retentionFrom, version: before.version + 1 });
    tx.emit({ resource: 'organization', action: 'update', data: after });
    tx.audit(retentionActor, {
      action: 'organization.postpone-deletions',
      targetType: 'organization',
      targetId: organizationId,
      targetName: before.name,
    });
  });
}
