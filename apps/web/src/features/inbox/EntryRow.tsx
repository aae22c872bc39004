import { Anchor, Group, Text } from '@mantine/core';
import type { InboxEntry } from '@tavla/shared/contracts/inbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Answers } from '@/entities/inbox/Answers';
import { PassageButton } from '@/entities/meetings/passage/PassageButton';
import { longDay } from '@/lib/dates/dates';
import { paths } from '@/lib/paths';
import classes from './inbox.module.css';

interface Props {
  entry: InboxEntry;
  /** The person goes where the entry leads to. */
  onLeave(): void;
}

/** What was promised, in which words and where, and the two answers. */
export function EntryRow({ entry, onLeave }: Props) {
  const { t } = useTranslation('inbox');
  // It is read as soon as it is shown; its mark stays for as long as it is looked at.
  const [wasUnread] = useState(!entry.isRead);
  const { item, audioId, meetingName } = entry;
  const { title, quote, startMs, endDate } = item;
  return (
    <li className={classes.entry}>
      <Text size="xs" c="dimmed" className={classes.head}>
        {wasUnread && <span className={classes.dot} role="img" aria-label={t('unread')} />}
        {t('question')}
      </Text>
      <Text size="md" fw={550} className={classes.title} dir="auto">
        {title}
      </Text>
      <blockquote className={classes.quote} dir="auto">
        {quote}
      </blockquote>
      <Group gap="xs">
        <PassageButton passage={{ audioId, startMs, quote }} hasSound={entry.hasSound} />
        <Anchor
          component={Link}
          to={paths.meeting(audioId, startMs)}
          size="xs"
          underline="always"
          className={classes.meeting}
          onClick={onLeave}
        >
          {t('said', { meeting: meetingName })}
        </Anchor>
        {endDate && (
          <Text size="xs" c="dimmed">
            {t('due', { date: longDay(endDate) })}
          </Text>
        )}
      </Group>
      <Group gap="xs" mt="sm">
        <Answers entry={entry} />
      </Group>
    </li>
  );
}
