import { Text } from '@mantine/core';
import type { InboxReminder } from '@tavla/shared/contracts/inbox';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { useKnownPerson } from '@/entities/users/use-known-people';
import { paths } from '@/lib/paths';
import { EntryFrame } from './EntryFrame';
import { EntryTitle } from './EntryTitle';
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
      <EntryTitle to={paths.task(entry.taskId)} title={entry.taskTitle} onLeave={onLeave} />
      {entry.text && (
        <Text size="sm" className={classes.excerpt} dir="auto">
          {entry.text}
        </Text>
      )}
    </EntryFrame>
  );
}
