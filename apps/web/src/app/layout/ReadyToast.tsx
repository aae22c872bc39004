import { Anchor, Text } from '@mantine/core';
import type { InboxReady } from '@tavla/shared/contracts/inbox';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { endedText } from '@/api/error-text';
import { paths } from '@/lib/paths';

interface Props {
  entries: readonly InboxReady[];
  /** Notifications stand outside the router, so this goes where the link leads. */
  onOpen(address: string): void;
}

/** Says that meetings are done with, and leads to the one, or to the list where there are several. */
export function ReadyToast({ entries, onOpen }: Props) {
  const { t } = useTranslation();
  const [first] = entries;
  if (!first) return null;
  const ready = entries.filter(({ isTranscribed }) => isTranscribed).length;
  const failed = entries.length - ready;
  const isOne = entries.length === 1;
  const show = failed === 0 ? 'done' : ready === 0 ? 'failed' : undefined;
  const address = isOne ? paths.meeting(first.audioId) : paths.meetings(show && { show });
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen(address);
  };
  return (
    <>
      {ready > 0 && (
        <Text size="sm" fw={600}>
          {isOne ? t('meetings.ready') : t('meetings.manyReady', { count: ready })}
        </Text>
      )}
      {failed > 0 && (
        <Text size="sm" fw={600}>
          {isOne ? t('meetings.notReady') : t('meetings.manyNotReady', { count: failed })}
        </Text>
      )}
      <Anchor href={address} size="sm" dir="auto" underline="always" onClick={open}>
        {isOne ? first.meetingName : t('meetings.showAll')}
      </Anchor>
      {isOne && failed > 0 && <Text size="sm">{endedText(first)}</Text>}
    </>
  );
}
