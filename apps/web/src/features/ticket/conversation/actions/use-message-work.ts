import { notifications } from '@mantine/notifications';
import type { ChatMessage, Sign } from '@tavla/shared/contracts/chat';
import { deleteMessage, reactToMessage, updateMessage } from '@tavla/shared/contracts/messages';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorStatus, errorText } from '@/api/error-text';
import { chatStore } from '@/entities/chat/chat-store';
import { useAppDispatch } from '@/entities/store-hooks';

/** What a person does to one message; each says whether it was done, and tells why where it was not. */
export function useMessageWork(id: string) {
  const { t } = useTranslation(['ticket', 'answer']);
  const dispatch = useAppDispatch();
  const params = { id };

  const attempt = async (work: () => Promise<ChatMessage | undefined>, failed: string): Promise<boolean> => {
    try {
      const doing = chatStore.asking(async (_, ask) => {
        const message = await work();
        dispatch(message ? chatStore.received([message], ask) : chatStore.removed(id));
      });
      await dispatch(doing);
      return true;
    } catch (error) {
      // Somebody who wrote it has deleted it, on another screen too.
      if (errorStatus(error) === 404) dispatch(chatStore.removed(id));
      notifications.show({ color: 'red', title: failed, message: errorText(error) });
      return false;
    }
  };
  return {
    react: (sign: Sign, isOn: boolean) =>
      attempt(() => call(reactToMessage, { params, body: { sign, isOn } }), t('answer:message.reactFailed')),
    edit: (content: string) =>
      attempt(() => call(updateMessage, { params, body: { content } }), t('answer:message.editFailed')),
    remove: () =>
      attempt(async () => {
        await call(deleteMessage, { params });
        return undefined;
      }, t('answer:message.deleteFailed')),
  };
}
