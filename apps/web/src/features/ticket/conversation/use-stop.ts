import { notifications } from '@mantine/notifications';
import { errorText } from '@/api/error-text';
import { isPending, type ThreadId } from '@/entities/chat/conversations';
import { stopAnswer, stopSending } from '@/entities/chat/send-message';
import { useOwnAwaited } from '@/entities/chat/use-answers';
import { useConversation } from '@/entities/chat/use-conversation';

interface Stop {
  /** Whether a message of the person's is being sent, or an answer to one is being written. */
  isSending: boolean;
  isAnswering: boolean;
  stop: () => void;
}

/** What of the person's can be stopped in a conversation, wherever it was begun. */
export function useStop(thread: ThreadId): Stop {
  const conversation = useConversation(thread);
  const awaited = useOwnAwaited(thread);
  const stop = () => {
    for (const { id } of conversation.outgoing) stopSending(id);
    for (const { id } of awaited) {
      stopAnswer(id).catch((error) => notifications.show({ color: 'red', message: errorText(error) }));
    }
  };
  return { isSending: isPending(conversation), isAnswering: awaited.length > 0, stop };
}
