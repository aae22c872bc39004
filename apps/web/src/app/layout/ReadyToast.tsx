import { Anchor, Text } from '@mantine/core';
import type { InboxReady } from '@tavla/shared/contracts/inbox';
import { useTranslation } from 'react-i18next';
import { endedText } from '@/api/error-text';
import { paths } from '@/lib/paths';

/** Says that a meeting is done with, and leads to it. Notifications stand outside the router, so `onOpen` goes there. */
export function ReadyToast({ entry, onOpen }: { entry: InboxReady; onOpen(): void }) {
  const { t } = useTranslation();
  const isReady = entry.isTranscribed;
  return (
    <>
      <Text size="sm" fw={600}>
        {t(isReady ? 'meetings.ready' : 'meetings.notReady')}
      </Text>
      <Anchor
        href={paths.meeting(entry.audioId)}
        size="sm"
        underline="always"
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        {entry.meetingName}
      </Anchor>
      {!isReady && <Text size="sm">{endedText(entry)}</Text>}
    </>
  );
}
