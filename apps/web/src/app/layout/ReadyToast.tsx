import { Anchor, Text } from '@mantine/core';
import type { Audio } from '@tavla/shared/contracts/audios';
import { useTranslation } from 'react-i18next';
import { endedText } from '@/api/error-text';
import { paths } from '@/lib/paths';

/** Says that a meeting is done with, and leads to it. Notifications stand outside the router, so `onOpen` goes there. */
export function ReadyToast({ meeting, onOpen }: { meeting: Audio; onOpen(): void }) {
  const { t } = useTranslation();
  const isReady = meeting.status === 'done';
  return (
    <>
      <Text size="sm" fw={600}>
        {t(isReady ? 'meetings.ready' : 'meetings.notReady')}
      </Text>
      <Anchor
        href={paths.meeting(meeting.id)}
        size="sm"
        underline="always"
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        {meeting.name}
      </Anchor>
      {!isReady && <Text size="sm">{endedText(meeting)}</Text>}
    </>
  );
}
