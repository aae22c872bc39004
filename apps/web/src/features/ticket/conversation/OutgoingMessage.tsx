import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import type { Outgoing, ThreadId } from '@/entities/chat/conversations';
import { sendAgain } from '@/entities/chat/send-message';
import { useMe } from '@/entities/me/use-me';
import { useAppDispatch } from '@/entities/store-hooks';
import { fileSize } from '@/lib/file-size';
import classes from './conversation.module.css';
import fileClasses from './files/files.module.css';
import { Message } from './Message';

/** A message on its way, or the words that it failed. */
export function OutgoingMessage({ thread, outgoing }: { thread: ThreadId; outgoing: Outgoing }) {
  const { t } = useTranslation('ticket');
  const dispatch = useAppDispatch();
  const me = useMe();
  const { phase, text, at, files } = outgoing;
  return (
    <>
      <Message
        author="user"
        name={fullName(me)}
        isMine
        authorId={me.id}
        at={at}
        content={text}
        {...(phase === 'sending' && { note: <span className={classes.note}>{t('chat.sending')}</span> })}
      >
        {files.length > 0 && (
          <ul className={fileClasses.files}>
            {files.map(({ name, size }) => (
              <li key={name} className={fileClasses.file}>
                <span className={fileClasses.fileName} dir="auto">
                  {name}
                </span>
                <span className={fileClasses.quiet}>{fileSize(size)}</span>
              </li>
            ))}
          </ul>
        )}
      </Message>
      {phase === 'failed' && (
        <Message author="system" name="" isMine={false} at={at} content={t('chat.failure')}>
          <Button
            size="compact-sm"
            variant="default"
            className={classes.retry}
            leftSection={<IconRefresh size={14} />}
            onClick={() => void dispatch(sendAgain(thread, outgoing))}
          >
            {t('chat.retry')}
          </Button>
        </Message>
      )}
    </>
  );
}
