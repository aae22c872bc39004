import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { Citations } from '../citations/Citations';
import { SuggestionCard } from '../suggestion/SuggestionCard';

/** What stands under an answer: what it rests on, and the changes that it offers. */
export function AnswerExtras({ message }: { message: ChatMessage }) {
  const { citations, proposal } = message;
  return (
    <>
      {citations.length > 0 && <Citations citations={citations} />}
      {proposal && <SuggestionCard message={message} suggestion={proposal} />}
    </>
  );
}
