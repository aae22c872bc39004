import { Group, Progress, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Audio } from '@tavla/shared/contracts/audios';
import { useTranslation } from 'react-i18next';
import { endedText } from '@/api/error-text';
import classes from './meetings.module.css';

/** How far a meeting is, or what went wrong; nothing when it is done and whole. */
export function MeetingStatus({ meeting }: { meeting: Audio }) {
  const { t } = useTranslation('meetings');
  if (meeting.status === 'done') {
    return meeting.error === null ? null : (
      <Text size="sm" className={classes.remark}>
        <IconAlertTriangle size={14} aria-hidden />
        {endedText(meeting)}
      </Text>
    );
  }
  if (meeting.status === 'failed') {
    return (
      <Text size="sm" c="var(--mantine-color-error)">
        {t('status.failed')}: {endedText(meeting)}
      </Text>
    );
  }
  const minutes = Math.round((meeting.etaSeconds ?? 0) / 60);
  return (
    <Group gap="xs" wrap="nowrap">
      <Progress
        value={meeting.progress * 100}
        size="sm"
        w={96}
        style={{ flexShrink: 0 }}
        aria-label={t('progress', { name: meeting.name })}
      />
      <Text size="xs" c="dimmed">
        {t(`status.${meeting.status}`)}
        {meeting.etaSeconds !== null && ` · ${minutes < 1 ? t('soon') : t('left', { minutes })}`}
      </Text>
    </Group>
  );
}
