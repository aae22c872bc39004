import { Text, UnstyledButton } from '@mantine/core';
import type { Segment } from '@tavla/shared/meetings/findings';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { playTime } from '@/lib/dates/durations';
import { LineMenu } from './LineMenu';
import classes from './transcript.module.css';

interface Props {
  meetingId: string;
  segment: Segment;
  hasSound: boolean;
  color: string | undefined;
  onGo(startMs: number): void;
  /** Missing for whoever may not change the meeting. */
  onEdit: ((segment: Segment) => void) | undefined;
  onSpeaker: ((segment: Segment) => void) | undefined;
}

/** One line of the transcript: a click plays it, or goes to it where nothing can be heard. */
export const Line = memo(function Line(props: Props) {
  const { meetingId, segment, hasSound, color, onGo, onEdit, onSpeaker } = props;
  const { t } = useTranslation('meetings');
  const time = playTime(segment.startMs);
  return (
    <div className={classes.line}>
      <UnstyledButton
        className={classes.said}
        title={t(hasSound ? 'playFrom' : 'shownAt', { time })}
        onClick={() => onGo(segment.startMs)}
      >
        <Text span size="xs" c="dimmed" className={classes.time}>
          {time}
        </Text>
        <span dir="auto">
          {segment.speaker && (
            <>
              <span className={classes.dot} style={{ background: color }} aria-hidden />
              <strong>
                <bdi>{segment.speaker}</bdi>:{' '}
              </strong>
            </>
          )}
          {segment.text}
          {segment.isCorrected && (
            <Text span size="xs" c="dimmed">
              {' '}
              {t('line.isCorrected')}
            </Text>
          )}
        </span>
      </UnstyledButton>
      <LineMenu meetingId={meetingId} segment={segment} onEdit={onEdit} onSpeaker={onSpeaker} />
    </div>
  );
});
