import { Text } from '@mantine/core';
import type { InboxMention } from '@tavla/shared/contracts/inbox';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { useKnownPerson } from '@/entities/users/use-known-people';
import { paths } from '@/lib/paths';
import { EntryFrame } from './EntryFrame';
import { EntryTitle } from './EntryTitle';
import classes from './inbox.module.css';

interface Props {
  entry: InboxMention;
  /** The person goes where the entry leads to. */
  onLeave(): void;
}

/** Who mentioned the person, where and in which words; leads to the message. */
export function MentionRow({ entry, onLeave }: Props) {
  const { t } = useTranslation('inbox');
  const author = useKnownPerson(entry.authorId);
  const name = author ? fullName(author) : entry.authorName;
  return (
    <EntryFrame entry={entry} head={t('mentioned', { name })}>
      <EntryTitle
        to={paths.message(entry.taskId, entry.messageId)}
        title={entry.taskTitle}
        onLeave={onLeave}
      />
      <Text size="sm" className={classes.excerpt} dir="auto">
        {entry.excerpt}
      </Text>
    </EntryFrame>
  );
}
