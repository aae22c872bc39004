import type { ChatMessage, Sign } from '@tavla/shared/contracts/chat';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { HttpError, notFound } from '@/http/errors/errors';
import type { MessageRow } from '../chat.repo';
import { presentMessages } from '../message.presenter';
import { addReaction, findWholeMessage, lockMessage, removeReaction } from './messages.repo';
import { tellMessages } from './tell-message';

/** Signs below one message, of everybody together. */
const reactionsMax = 200;

/**
 * Puts a person's sign below a message or takes it away; what is so already is told to nobody.
 * @throws HttpError 409 when the message carries `reactionsMax` signs, 404 when it was deleted meanwhile
 */
export async function react(
  db: CompanyDb,
  message: MessageRow,
  userId: string,
  { sign, isOn }: { sign: Sign; isOn: boolean },
): Promise<ChatMessage> {
  return change(db, async (transaction) => {
    const run = sqlOfPrisma(transaction.prisma);
    // Those who react at once are counted one after the other.
    if (!(await lockMessage(run, message))) throw notFound('message');
    const hasChanged = await (isOn ? addReaction : removeReaction)(run, message, userId, sign);
    const row = await findWholeMessage(transaction.prisma, db.organizationId, message.id);
    if (!row) throw notFound('message');
    if (hasChanged && row.reactions.length > reactionsMax) {
      throw new HttpError(409, 'conflict', say('too-many-reactions', { count: reactionsMax }));
    }
    const [shown] = hasChanged
      ? await tellMessages(transaction, 'update', [row])
      : await presentMessages(run, db.organizationId, [row]);
    if (!shown) throw notFound('message');
    return shown;
  });
}
