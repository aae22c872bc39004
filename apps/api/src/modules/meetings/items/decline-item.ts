import type { ActionItem } from '@tavla/shared/meetings/action-items';
import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { endQuestionFor } from '@/modules/inbox/end-questions';
import { presentItem } from './item.presenter';
import type { ItemKey } from './items.repo';
import { openItem } from './open-item';

/**
 * Says that an action item is not a person's own: they are not asked again, the others still are.
 * @throws HttpError 404
 */
export async function declineItem(db: CompanyDb, userId: string, key: ItemKey): Promise<ActionItem> {
  return change(db, async ({ prisma, emit, organizationId }) => {
    const run = sqlOfPrisma(prisma);
    const item = await openItem(run, organizationId, key);
    emit(...(await endQuestionFor(run, organizationId, item.id, userId)));
    return presentItem(item);
  });
}
