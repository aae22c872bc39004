import { sound } from '@tavla/shared/fields';
import { v7 as newId } from 'uuid';
import type { Change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { assistantName } from '../add-message';
import { insertMessage } from '../chat.repo';
import { tellMessages } from '../messages/tell-message';
import type { KeptChange } from './suggestion';
import { insertSuggestion } from './suggestions.repo';

/**
 * Puts a suggestion that nobody has asked for into somebody's own conversation with the assistant, and tells them.
 * @returns its id
 */
export async function postSuggestion(
  transaction: Change,
  userId: string,
  { content, changes }: { content: string; changes: readonly KeptChange[] },
): Promise<string> {
  const { prisma, organizationId } = transaction;
  const id = newId();
  const where = { organizationId, id, taskId: null, threadUserId: userId, audioId: null };
  const author = { author: 'assistant', authorName: assistantName };
  const row = await insertMessage(prisma, { ...where, ...author, content: sound(content) });
  const proposal = { id: newId(), messageId: id, askerId: userId, isDismissed: false, changes };
  await insertSuggestion(sqlOfPrisma(prisma), organizationId, proposal);
  await tellMessages(transaction, 'create', [{ ...row, proposal }]);
  return proposal.id;
}
