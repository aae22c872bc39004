import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';
import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyText, errorText } from '@/api/error-text';
import { askAgain } from '@/entities/chat/send-message';
import { useMay } from '@/entities/me/use-me';
import { useAppDispatch } from '@/entities/store-hooks';
import classes from './conversation.module.css';
import { Message } from './Message';

/** Says that there is no answer to a message, and why; whoever asked can try again. */
export function FailedAnswer({ question, isMine }: { question: ChatMessage; isMine: boolean }) {
  const { t } = useTranslation('ticket');
  const dispatch = useAppDispatch();
  const mayWrite = useMay('create', 'chat');
  const [isAsking, setAsking] = useState(false);
  const { id, createdAt, answering } = question;
  const ask = () => {
    setAsking(true);
    dispatch(askAgain(id))
      .catch((error) => notifications.show({ color: 'red', message: errorText(error) }))
      .finally(() => setAsking(false));
  };
  return (
    <Message
      author="system"
      name=""
      isMine={false}
      at={createdAt}
      content={bodyText(answering?.failure) ?? t('chat.failure')}
    >
      {isMine && mayWrite && (
        <Button
          size="compact-sm"
          variant="default"
          className={classes.retry}
          leftSection={<IconRefresh size={14} />}
          loading={isAsking}
          onClick={ask}
        >
          {t('chat.retry')}
        </Button>
      )}
    </Message>
  );
}
