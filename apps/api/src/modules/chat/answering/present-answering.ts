import { Answering } from '@tavla/shared/contracts/chat';
import type { RunSql } from '@/db/run-sql';
import { findAnswering } from './answers.repo';

interface Asking {
  id: string;
  author: string;
  isComment: boolean;
}

/** How the answer of a question stands that was put into the queue a moment ago. */
const waiting = Answering.parse({ state: 'waiting', attempt: 0, text: '', failure: null });

/**
 * How far the answers to these messages are, by message.
 * @param isNew they have just been written in this transaction
 */
export async function answeringOf(
  run: RunSql,
  organizationId: string,
  messages: readonly Asking[],
  isNew = false,
): Promise<Map<string, Answering>> {
  const asking = messages.filter(({ author, isComment }) => author === 'user' && !isComment);
  if (isNew || asking.length === 0) return new Map(asking.map(({ id }) => [id, waiting]));
  const rows = await findAnswering(
    run,
    organizationId,
    asking.map(({ id }) => id),
  );
  return new Map(rows.map(({ questionId, ...row }) => [questionId, Answering.parse(row)]));
}
