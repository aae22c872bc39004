import type { ChatMessage } from '@tavla/shared/contracts/chat';
import type { Outgoing } from './conversations';

/** What a message on its way still shows beside the messages that have arrived. */
export interface Underway {
  outgoing: Outgoing;
  showsQuestion: boolean;
  showsAnswer: boolean;
}

/**
 * Leaves out of the messages on their way what the server has told already. An answer is told as one message
 * after its question that begins with what was written so far.
 */
export function underway(messages: readonly ChatMessage[], outgoing: readonly Outgoing[]): Underway[] {
  return outgoing.flatMap((one) => {
    const at = messages.findIndex(({ id }) => id === one.id);
    const isTold =
      at >= 0 &&
      one.answer !== '' &&
      messages
        .slice(at + 1)
        .some(({ author, content }) => author === 'assistant' && content.startsWith(one.answer));
    const isOver = one.phase === 'answered' || one.phase === 'stopped';
    const showsQuestion = at < 0;
    const isAsked = !one.isComment || one.answer !== '';
    const showsAnswer = isAsked && !isTold && !(one.answer === '' && isOver);
    return showsQuestion || showsAnswer || one.phase === 'failed'
      ? [{ outgoing: one, showsQuestion, showsAnswer }]
      : [];
  });
}
