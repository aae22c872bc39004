import { Anchor, Text } from '@mantine/core';
import type { InboxReady } from '@tavla/shared/contracts/inbox';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endedText } from '@/api/error-text';
import { paths } from '@/lib/paths';
import { EntryFrame } from './EntryFrame';
import classes from './inbox.module.css';

interface Props {
  entry: InboxReady;
  /** The person goes where the entry leads to. */
  onLeave(): void;
}

/** A meeting that the person uploaded has ended, and why where it failed. */
export function ReadyRow({ entry, onLeave }: Props) {
  const { t } = useTranslation('common');
  return (
    <EntryFrame entry={entry} head={t(entry.isTranscribed ? 'meetings.ready' : 'meetings.notReady')}>
      <Anchor
        component={Link}
        to={paths.meeting(entry.audioId)}
        size="md"
        fw={550}
        c="inherit"
        className={classes.title}
        dir="auto"
        onClick={onLeave}
      >
        {entry.meetingName}
      </Anchor>
      {!entry.isTranscribed && (
        <Text size="sm" className={classes.excerpt}>
          {endedText(entry)}
        </Text>
      )}
    </EntryFrame>
  );
}
