import { Answering } from '@tavla/shared/contracts/chat';
import type { RunSql } from '@/db/run-sql';
import { findAnswering } from './answers.repo';

interface Asking {
  id: string;
  author: string;
  isComment: boolean;
}

/** How far the answers to these messages are, by message. */
export async function answeringOf(
  run: RunSql,
  organizationId: string,
  messages: readonly Asking[],
): Promise<Map<string, Answering>> {
  const asking = messages.filter(({ author, isComment }) => author === 'user' && !isComment);
  if (asking.length === 0) return new Map();
  const rows = await findAnswering(
    run,
    organizationId,
    asking.map(({ id }) => id),
  );
  return new Map(rows.map(({ questionId, ...row }) => [questionId, Answering.parse(row)]));
}
