import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import { sqlOfClient, sqlOfPrisma } from '@/db/run-sql';
import { invalid, notFound } from '@/http/errors/errors';
import { tellMentioned } from '@/modules/inbox/tell-mentioned';
import { queueAgain } from '../answering/queue-answer';
import { type MessageRow, withMore } from '../chat.repo';
import { isBlank } from '../is-blank';
import { findMentions } from '../mentions/find-mentions';
import { presentMessages } from '../message.presenter';
import { findQuoting } from './messages.repo';
import { tellMessages } from './tell-message';

/**
 * Changes what a message says. Whom it mentions now is told, whom it does not any more is not. The assistant is not asked
 * again; an answer that is being written begins anew, by the new words.
 * @throws HttpError 400 when nothing would be left, or as `findMentions`; 404 when it was deleted meanwhile
 */
export async function editMessage(
  db: CompanyDb,
  before: MessageRow,
  text: string,
  chosen: readonly string[],
): Promise<ChatMessage> {
  const content = text.replaceAll('\r\n', '\n').trim();
  if (isBlank(content) && before.attachments.length === 0) throw invalid('content', say('nothing-to-send'));
  const { organizationId } = db;
  const { id, taskId, authorId } = before;
  const run = sqlOfClient(db.pool);
  if (content === before.content) return only(await presentMessages(run, organizationId, [before]));
  const said = { text: before.content, mentions: before.mentions as ChatMessage['mentions'] };
  const { mentions } = await findMentions(run, organizationId, taskId, content, chosen, said);
  return change(db, async (transaction) => {
    const { prisma } = transaction;
    const { count } = await prisma.chatMessage.updateMany({
      where: { id },
      data: { content, mentions, editedAt: new Date() },
    });
    if (count === 0) throw notFound('message');
    await queueAgain(sqlOfPrisma(prisma), { organizationId, questionId: id });
    const row = await prisma.chatMessage.findUniqueOrThrow({
      where: { organizationId_id: { organizationId, id } },
      include: withMore,
    });
    const told = await tellMessages(transaction, 'update', [row]);
    await tellMessages(transaction, 'update', await findQuoting(prisma, row));
    const userIds = mentions.map(({ userId }) => userId);
    if (taskId !== null) await tellMentioned(transaction, { id, taskId, authorId, userIds });
    return only(told);
  });
}

function only([message]: readonly ChatMessage[]): ChatMessage {
  if (!message) throw notFound('message');
  return message;
}
