import { Button, Group, Progress, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Audio, WaitingWork } from '@tavla/shared/contracts/audios';
import { isCancelled } from '@tavla/shared/meetings/work';
import { useTranslation } from 'react-i18next';
import { endedText } from '@/api/error-text';
import { useMay } from '@/entities/me/use-me';
import { useLeftWords } from '@/entities/meetings/use-left-words';
import { useWaitingWords } from '@/entities/meetings/use-waiting-words';
import classes from './meetings.module.css';
import { useMeetingWork } from './use-meeting-work';

/** How far a meeting is, or what went wrong; nothing when it is done and whole. */
export function MeetingStatus({ meeting }: { meeting: Audio }) {
  const { t } = useTranslation('meetings');
  const left = useLeftWords();
  if (meeting.status === 'done') {
    return meeting.error === null ? null : (
      <Text size="sm" className={classes.remark}>
        <IconAlertTriangle size={14} aria-hidden />
        {endedText(meeting)}
      </Text>
    );
  }
  if (meeting.status === 'failed') return <Failed meeting={meeting} />;
  return (
    <Group gap="xs" wrap="nowrap">
      <Progress
        value={meeting.progress * 100}
        size="sm"
        w={96}
        style={{ flexShrink: 0 }}
        aria-label={t('progress', { name: meeting.name })}
      />
      {meeting.waiting ? (
        <Waiting waiting={meeting.waiting} />
      ) : (
        <Text size="xs" c="dimmed">
          {t(`status.${meeting.status}`)}
          {meeting.etaSeconds !== null && ` · ${left(meeting.etaSeconds)}`}
        </Text>
      )}
    </Group>
  );
}

function Waiting({ waiting }: { waiting: WaitingWork }) {
  return (
    <Text size="xs" c="var(--mantine-color-error)">
      {useWaitingWords(waiting)}
    </Text>
  );
}

/** Why there is no transcript, and a way to get one after all. */
function Failed({ meeting }: { meeting: Audio }) {
  const { t } = useTranslation('meetings');
  const mayUpdate = useMay('update', 'actions');
  const { retry } = useMeetingWork(meeting.id);
  return (
    <Group gap="xs">
      <Text size="sm" c={isCancelled(meeting) ? 'dimmed' : 'var(--mantine-color-error)'}>
        {!isCancelled(meeting) && `${t('status.failed')}: `}
        {endedText(meeting)}
      </Text>
      {mayUpdate && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('tryAgainOf', { name: meeting.name })}
          onClick={retry}
        >
          {t('tryAgain')}
        </Button>
      )}
    </Group>
  );
}
