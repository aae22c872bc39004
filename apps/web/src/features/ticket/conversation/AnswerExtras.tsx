import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { Citations } from '../citations/Citations';

/** What stands under an answer: what it rests on. */
export function AnswerExtras({ message: { citations } }: { message: ChatMessage }) {
  return <Citations citations={citations} />;
}
