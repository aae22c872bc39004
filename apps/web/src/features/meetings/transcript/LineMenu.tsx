import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots, IconLink, IconPencil, IconUser } from '@tabler/icons-react';
import type { Segment } from '@tavla/shared/meetings/findings';
import { useTranslation } from 'react-i18next';
import { playTime } from '@/lib/dates/durations';
import { paths } from '@/lib/paths';
import classes from './transcript.module.css';

interface Props {
  meetingId: string;
  segment: Segment;
  /** Missing for whoever may not change the meeting. */
  onEdit: ((segment: Segment) => void) | undefined;
  onSpeaker: ((segment: Segment) => void) | undefined;
}

/** What can be done with one line. */
export function LineMenu({ meetingId, segment, onEdit, onSpeaker }: Props) {
  const { t } = useTranslation('meetings');
  const copy = async () => {
    const link = new URL(paths.meeting(meetingId, segment.startMs), window.location.origin);
    await navigator.clipboard.writeText(link.href).then(
      () => notifications.show({ message: t('line.copied') }),
      () => notifications.show({ color: 'red', message: t('line.copyFailed') }),
    );
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          size={28}
          className={classes.menu}
          aria-label={t('line.actions', { time: playTime(segment.startMs) })}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onEdit && (
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onEdit(segment)}>
            {t('line.correct')}
          </Menu.Item>
        )}
        {onSpeaker && (
          <Menu.Item leftSection={<IconUser size={16} />} onClick={() => onSpeaker(segment)}>
            {t('line.speaker')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLink size={16} />} onClick={() => void copy()}>
          {t('line.copyLink')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
