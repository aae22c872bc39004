import { Button, Skeleton } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { hasFailed } from '@/entities/chat/answers-coming';
import type { Outgoing, ThreadId } from '@/entities/chat/conversations';
import { underway } from '@/entities/chat/shown-messages';
import type { ComingAnswer as Coming } from '@/entities/chat/use-answers';
import type { Earlier } from '@/entities/chat/use-thread';
import { useMe } from '@/entities/me/use-me';
import { LoadFailed } from '../LoadFailed';
import { useMessageTarget } from './actions/use-message-target';
import { ComingAnswer } from './ComingAnswer';
import classes from './conversation.module.css';
import { EarlierMessages } from './EarlierMessages';
import { EmptyThread } from './EmptyThread';
import { FailedAnswer } from './FailedAnswer';
import { OutgoingMessage } from './OutgoingMessage';
import { ThreadMessage } from './ThreadMessage';
import { usePlaceKept } from './use-place-kept';
import { useStickToEnd } from './use-stick-to-end';

interface Props {
  thread: ThreadId;
  messages: readonly ChatMessage[];
  earlier: Earlier;
  outgoing: readonly Outgoing[];
  /** Answers that are being written. */
  coming: readonly Coming[];
  status: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** The messages, oldest first, with what is on its way at the end. */
export function MessageList({ thread, messages, earlier, outgoing, coming, status, retry }: Props) {
  const { t } = useTranslation('ticket');
  const me = useMe();
  const onTheWay = underway(messages, outgoing);
  const isEmpty = messages.length === 0 && onTheWay.length === 0;
  const { list, ref, hasNew, toEnd } = useStickToEnd({
    last: messages.at(-1)?.id,
    sent: outgoing.at(-1)?.id,
    growing: coming.map(({ question, text }) => `${question.id}${text.length}`).join(),
  });
  const first = messages[0]?.id;
  usePlaceKept(list, first, earlier.status !== 'none');
  useMessageTarget({ thread, list, messages, earlier, isReady: status === 'ready' });

  if (isEmpty && status === 'failed') {
    return <LoadFailed text={t('failed.messages')} onRetry={retry} />;
  }
  if (isEmpty && status === 'loading') return <MessagesSkeleton />;
  if (isEmpty) return <EmptyThread thread={thread} />;
  return (
    <div className={classes.scrollFrame}>
      <div
        ref={ref}
        className={classes.messages}
        role="log"
        aria-label={t('chat.log')}
        aria-busy={coming.length > 0 || earlier.status === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
        tabIndex={0}
      >
        <div>
          <EarlierMessages earlier={earlier} list={list} first={first} />
          {messages.map((message) => (
            <Fragment key={message.id}>
              <ThreadMessage
                thread={thread}
                message={message}
                isMine={message.authorId === me.id}
                isOutdated={isOutdated(message, messages)}
              />
              {hasFailed(message, messages) && (
                <FailedAnswer question={message} isMine={message.authorId === me.id} />
              )}
            </Fragment>
          ))}
          {coming.map((one) => (
            <ComingAnswer key={one.question.id} coming={one} />
          ))}
          {onTheWay.map((one) => (
            <OutgoingMessage key={one.id} thread={thread} outgoing={one} />
          ))}
        </div>
      </div>
      {hasNew && (
        <Button
          className={classes.toEnd}
          size="compact-sm"
          leftSection={<IconArrowDown size={14} />}
          onClick={toEnd}
        >
          {t('chat.newMessages')}
        </Button>
      )}
    </div>
  );
}

/** Whether the question of an answer was changed after it; questions stand a little before their answers. */
function isOutdated({ questionId, createdAt }: ChatMessage, messages: readonly ChatMessage[]): boolean {
  if (questionId === null) return false;
  const editedAt = messages.find(({ id }) => id === questionId)?.editedAt;
  return Boolean(editedAt && editedAt > createdAt);
}

function MessagesSkeleton() {
  const { t } = useTranslation('ticket');
  return (
    <div className={classes.messages} role="status" aria-label={t('chat.loading')}>
      {['64%', '82%', '48%'].map((width) => (
        <div key={width} className={classes.message}>
          <Skeleton h={24} w={24} circle />
          <div className={classes.messageBody}>
            <Skeleton h={10} w={120} my={6} />
            <Skeleton h={12} w={width} />
          </div>
        </div>
      ))}
    </div>
  );
}
