import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ComingAnswer as Coming } from '@/entities/chat/use-answers';
import { Message } from './Message';

/** An answer that is being written, whoever asked for it. */
export function ComingAnswer({ coming: { question, text } }: { coming: Coming }) {
  const { t } = useTranslation('ticket');
  return (
    <Message
      author="assistant"
      name=""
      isMine={false}
      at={question.createdAt}
      content={text}
      note={<Loader size={12} type="dots" color="gray" role="img" aria-label={t('chat.thinking')} />}
    />
  );
}
