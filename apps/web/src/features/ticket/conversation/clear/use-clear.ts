import { notifications } from '@mantine/notifications';
import { clearConversation, restoreConversation } from '@tavla/shared/contracts/conversation/clear';
import { conversationUndoTime } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { chatStore } from '@/entities/chat/chat-store';
import { begunAnew, cleared, type InHand, type ThreadId } from '@/entities/chat/conversations';
import { stopSending } from '@/entities/chat/send-message';
import { isIn, meetingOf } from '@/entities/chat/thread-place';
import { useConversation } from '@/entities/chat/use-conversation';
import { useAppDispatch } from '@/entities/store-hooks';
import { showUndo } from '@/ui/undo-toast';

/** Clears a person's own conversation, with the answer that is being written, and offers it back for some seconds. */
export function useClear(thread: ThreadId) {
  const { t } = useTranslation('answer');
  const dispatch = useAppDispatch();
  const audioId = meetingOf(thread);
  const { outgoing, begun } = useConversation(thread);
  const messages = chatStore.useAll().filter(isIn(thread));

  const restore = async (id: string | null, before: InHand) => {
    try {
      if (id !== null) await call(restoreConversation, { params: { id } });
      dispatch(begunAnew({ thread, before }));
    } catch (error) {
      notifications.show({ color: 'red', title: t('clear.undoFailed'), message: errorText(error) });
    }
  };
  const clear = async () => {
    // What has arrived comes back from the server.
    const unsent = outgoing.filter(
      ({ id, phase }) => phase !== 'sent' && !messages.some((one) => one.id === id),
    );
    const before = { outgoing: unsent, ...(begun && { begun }) };
    try {
      const { id } = await call(clearConversation, { query: audioId === null ? {} : { audioId } });
      for (const one of outgoing) stopSending(one.id);
      dispatch(chatStore.removed(messages.map((message) => message.id)));
      dispatch(cleared({ thread }));
      // Of what had not arrived the server knows nothing.
      if (id === null && unsent.length === 0 && Object.keys(begun ?? {}).length === 0) return;
      showUndo({
        label: t('clear.done'),
        onUndo: () => void restore(id, before),
        time: conversationUndoTime,
      });
    } catch (error) {
      notifications.show({ color: 'red', title: t('clear.failed'), message: errorText(error) });
    }
  };
  return { isEmpty: messages.length + outgoing.length === 0, clear };
}
