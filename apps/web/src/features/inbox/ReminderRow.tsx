import { Anchor, Text } from '@mantine/core';
import type { InboxReminder } from '@tavla/shared/contracts/inbox';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMe } from '@/entities/me/use-me';
import { useKnownPerson } from '@/entities/users/use-known-people';
import { paths } from '@/lib/paths';
import { EntryFrame } from './EntryFrame';
import classes from './inbox.module.css';

interface Props {
  entry: InboxReminder;
  /** The person goes where the entry leads to. */
  onLeave(): void;
}

/** A task that the person wanted to be reminded of, or somebody for them; leads to the ticket. */
export function ReminderRow({ entry, onLeave }: Props) {
  const { t } = useTranslation('inbox');
  const me = useMe();
  const by = useKnownPerson(entry.byId);
  const name = by ? fullName(by) : entry.byName;
  return (
    <EntryFrame entry={entry} head={entry.byId === me.id ? t('reminder') : t('reminded', { name })}>
      <Anchor
        component={Link}
        to={paths.task(entry.taskId)}
        size="md"
        fw={550}
        c="inherit"
        className={classes.title}
        dir="auto"
        onClick={onLeave}
      >
        {entry.taskTitle}
      </Anchor>
      {entry.text && (
        <Text size="sm" className={classes.excerpt} dir="auto">
          {entry.text}
        </Text>
      )}
    </EntryFrame>
  );
}
