import { IconSparkles } from '@tabler/icons-react';
import type { Attachment, ChatMessage, MessageMention } from '@tavla/shared/contracts/chat';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '@/entities/users/PersonAvatar';
import { usersStore } from '@/entities/users/users-store';
import { TimeAgo } from '../TimeAgo';
import classes from './conversation.module.css';
import { SentFiles } from './files/SentFiles';
import { MessageText } from './MessageText';

interface Props {
  /** Left out while the message is on its way. */
  id?: string;
  author: ChatMessage['author'];
  /** As the server knows it. */
  name: string;
  isMine: boolean;
  authorId?: string | null;
  at: string;
  content: string;
  mentions?: readonly MessageMention[];
  attachments?: readonly Attachment[];
  /** What stands in the place of the time while the message is on its way. */
  note?: ReactNode;
  /** Stands after the time. */
  head?: ReactNode;
  /** Stands before the text. */
  before?: ReactNode;
  /** Stands in the place of the text while that is being changed. */
  editor?: ReactNode;
  children?: ReactNode;
}

/** One message: who, when, what, and its files. */
export function Message(props: Props) {
  const { id, author, name, isMine, authorId, at, content, mentions, attachments = [], note } = props;
  const { t } = useTranslation('ticket');
  const person = usersStore.useById(authorId);
  const shownName =
    author === 'assistant'
      ? t('chat.assistant')
      : author === 'system'
        ? t('chat.system')
        : isMine
          ? t('chat.you')
          : name;
  return (
    <article className={classes.message} data-author={author} data-message={id}>
      {author === 'user' ? (
        <PersonAvatar person={person ?? nameParts(name)} />
      ) : (
        <span className={classes.assistantMark} aria-hidden>
          <IconSparkles size={14} />
        </span>
      )}
      <div className={classes.messageBody}>
        <header className={classes.messageHead}>
          <b dir="auto">{shownName}</b>
          {note ?? <TimeAgo instant={at} />}
          {props.head}
        </header>
        {props.before}
        {props.editor || (content && <MessageText content={content} mentions={mentions} />)}
        <SentFiles attachments={attachments} />
        {props.children}
      </div>
    </article>
  );
}

/** For the initials of people who have left: a message keeps its author's whole name. */
function nameParts(name: string): { id: string; email: string; firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(' ');
  return { id: '', email: '', firstName, lastName: rest.at(-1) ?? '' };
}
