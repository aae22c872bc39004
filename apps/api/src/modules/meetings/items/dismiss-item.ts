import { say } from '@tavla/shared/error-words';
import type { ActionItem } from '@tavla/shared/meetings/action-items';
import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { HttpError } from '@/http/errors/errors';
import { itemsEvent, presentItem } from './item.presenter';
import { type ItemKey, saveItem } from './items.repo';
import { openStanding } from './open-item';

/**
 * Puts a possible task aside, or takes it back.
 * @throws HttpError 404; 409 when one that is to be put aside stands on the board
 */
export async function dismissItem(db: CompanyDb, key: ItemKey, isDismissed: boolean): Promise<ActionItem> {
  return change(db, async ({ prisma, emit, organizationId }) => {
    const run = sqlOfPrisma(prisma);
    const item = await openStanding(run, organizationId, key);
    if (isDismissed && item.taskId !== null) {
      throw new HttpError(409, 'conflict', say('item-on-board'), { current: presentItem(item) });
    }
    if ((item.dismissedAt !== null) === isDismissed) return presentItem(item);
    const row = await saveItem(run, organizationId, {
      ...item,
      dismissedAt: isDismissed ? new Date() : null,
    });
    emit(itemsEvent(key.audioId, [row]));
    return presentItem(row);
  });
}
