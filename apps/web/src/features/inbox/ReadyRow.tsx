import { Text } from '@mantine/core';
import type { InboxReady } from '@tavla/shared/contracts/inbox';
import { useTranslation } from 'react-i18next';
import { endedText } from '@/api/error-text';
import { paths } from '@/lib/paths';
import { EntryFrame } from './EntryFrame';
import { EntryTitle } from './EntryTitle';
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
      <EntryTitle to={paths.meeting(entry.audioId)} title={entry.meetingName} onLeave={onLeave} />
      {!entry.isTranscribed && (
        <Text size="sm" className={classes.excerpt}>
          {endedText(entry)}
        </Text>
      )}
    </EntryFrame>
  );
}
