import { Anchor, Group, Text } from '@mantine/core';
import type { Audio } from '@tavla/shared/contracts/audios';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shortDate } from '@/lib/dates/dates';
import { playTime } from '@/lib/dates/durations';
import { paths } from '@/lib/paths';
import { DeletionNote } from '../DeletionNote';
import { MeetingMenu } from '../MeetingMenu';
import { MeetingStatus } from '../MeetingStatus';
import classes from '../meetings.module.css';
import { ClosedMark } from '../visibility/ClosedMark';

/** A meeting in the list: what it is called, how far it is, and what can be done to it. */
export const MeetingRow = memo(function MeetingRow({ meeting }: { meeting: Audio }) {
  const { t } = useTranslation('meetings');
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Group gap={6} wrap="nowrap">
          <Anchor
            component={Link}
            to={paths.meeting(meeting.id)}
            className={classes.name}
            dir="auto"
            c="inherit"
            fw={500}
          >
            {meeting.name}
          </Anchor>
          <ClosedMark meeting={meeting} />
        </Group>
        <MeetingStatus meeting={meeting} />
        <DeletionNote meeting={meeting} isInList />
      </div>
      <Group gap="sm" wrap="nowrap" className={classes.meta}>
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {t(`languages.${meeting.language}`)}
        </Text>
        {meeting.durationMs !== null && (
          <Text size="xs" c="dimmed" className={classes.time}>
            {playTime(meeting.durationMs)}
          </Text>
        )}
        <Text size="xs" c="dimmed" className={classes.time}>
          {shortDate(meeting.recordedAt)}
        </Text>
        <MeetingMenu meeting={meeting} />
      </Group>
    </li>
  );
});
