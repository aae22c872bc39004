import '@/i18n/answer-catalogue';
import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadId } from '@/entities/chat/conversations';
import { useBegun } from '@/entities/chat/use-conversation';
import { fullTime } from '@/lib/dates/dates';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { AnswerExtras } from './AnswerExtras';
import { MessageEditor } from './actions/MessageEditor';
import { MessageMenu } from './actions/MessageMenu';
import { QuoteBlock } from './actions/QuoteBlock';
import { Reactions } from './actions/Reactions';
import { useMessageWork } from './actions/use-message-work';
import classes from './conversation.module.css';
import { AnswerFeedback } from './feedback/AnswerFeedback';
import { Message } from './Message';

interface Props {
  thread: ThreadId;
  message: ChatMessage;
  isMine: boolean;
  /** Of an answer: its question was edited since. */
  isOutdated: boolean;
}

/** A message that has arrived, with what can be done with it. */
export const ThreadMessage = memo(function ThreadMessage({ thread, message, isMine, isOutdated }: Props) {
  const { t } = useTranslation(['ticket', 'answer']);
  const [state, setState] = useState<'shown' | 'edited' | 'asked'>('shown');
  const { words, write } = useBegun(thread, message.id);
  const { remove } = useMessageWork(message.id);
  const { id, author, authorName, content, attachments, editedAt, quote } = message;
  const menu = useRef<HTMLButtonElement>(null);
  const close = () => setState('shown');
  const closeEditor = () => {
    // It goes with the focus, unless that has left it while the text was being saved.
    const { activeElement, body } = document;
    if (activeElement === body || menu.current?.closest('article')?.contains(activeElement))
      menu.current?.focus({ preventScroll: true });
    close();
    write(null);
  };
  const name = author === 'assistant' ? t('chat.assistant') : isMine ? t('chat.you') : authorName;
  return (
    <Message
      id={id}
      author={author}
      name={authorName}
      isMine={isMine}
      authorId={message.authorId}
      at={message.createdAt}
      content={content}
      mentions={message.mentions}
      attachments={attachments}
      head={
        <>
          {editedAt && (
            <span className={classes.note} title={t('answer:message.editedAt', { time: fullTime(editedAt) })}>
              {t('answer:message.edited')}
            </span>
          )}
          <MessageMenu
            thread={thread}
            message={message}
            name={name}
            isMine={isMine && author === 'user'}
            button={menu}
            onEdit={() => setState('edited')}
            onDelete={() => setState('asked')}
          />
        </>
      }
      before={quote && <QuoteBlock quote={quote} />}
      editor={
        author === 'user' &&
        (state === 'edited' || words !== undefined) && (
          <MessageEditor
            id={id}
            text={words ?? content}
            hasFiles={attachments.length > 0}
            onChange={write}
            onClose={closeEditor}
          />
        )
      }
    >
      {(message.proposal !== null || message.citations.length > 0) && <AnswerExtras message={message} />}
      {isOutdated && <p className={classes.outdated}>{t('answer:message.questionEdited')}</p>}
      <Reactions id={id} reactions={message.reactions} />
      {author === 'assistant' && <AnswerFeedback thread={thread} messageId={id} />}
      <ConfirmDialog
        opened={state === 'asked'}
        isDangerous
        title={t('answer:message.deleteTitle')}
        text={t('answer:message.deleteText')}
        confirmLabel={t('answer:message.delete')}
        cancelLabel={t('answer:message.cancel')}
        onCancel={close}
        onConfirm={() => {
          close();
          void remove();
        }}
      />
    </Message>
  );
});
