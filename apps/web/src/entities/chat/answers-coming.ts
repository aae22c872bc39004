import type { ChatMessage } from '@tavla/shared/contracts/chat';

/** The questions of a conversation that are neither answered nor failed: an answer names its question. */
export function awaiting(messages: readonly ChatMessage[]): ChatMessage[] {
  const answered = new Set(messages.flatMap(({ questionId }) => questionId ?? []));
  return messages.filter(
    ({ id, answering }) => answering && answering.state !== 'failed' && !answered.has(id),
  );
}

/** Whether there is no answer to a question, and none comes. */
export function hasFailed({ id, answering }: ChatMessage, messages: readonly ChatMessage[]): boolean {
  return answering?.state === 'failed' && messages.every(({ questionId }) => questionId !== id);
}
