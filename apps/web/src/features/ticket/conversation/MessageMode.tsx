import '@/i18n/answer-catalogue';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { commentChosen, drafted, isForPeople, type ThreadId } from '@/entities/chat/conversations';
import { useConversation } from '@/entities/chat/use-conversation';
import { useAssistantOff } from '@/entities/me/use-me';
import { useAppDispatch } from '@/entities/store-hooks';

/** Whom the next message is for. Whoever wants the assistant asked about people that are mentioned calls it by name. */
export function MessageMode({ thread }: { thread: ThreadId }) {
  const { t } = useTranslation(['ticket', 'common', 'answer']);
  const dispatch = useAppDispatch();
  const conversation = useConversation(thread);
  const product = t('common:appName');
  const isOff = useAssistantOff();
  const choose = (mode: string) => {
    const isComment = mode === 'comment';
    dispatch(commentChosen({ thread, isComment }));
    const { draft } = conversation;
    if (!isComment && isForPeople({ ...conversation, isComment })) {
      dispatch(drafted({ thread, text: `@${product} ${draft}` }));
    }
  };
  if (isOff) return null;
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('answer:write.mode')}
      value={isForPeople(conversation) ? 'comment' : 'ask'}
      data={[
        { value: 'ask', label: t('chat.ask', { product }) },
        { value: 'comment', label: t('chat.comment') },
      ]}
      onChange={choose}
    />
  );
}
