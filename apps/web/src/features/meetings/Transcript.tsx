import { Text, UnstyledButton } from '@mantine/core';
import type { Segment } from '@tavla/shared/contracts/audios';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { playTime } from '@/lib/dates/durations';
import classes from './meetings.module.css';

interface Props {
  segments: readonly Segment[];
  /** Index of the line that is being played. */
  current: number;
  onPlay(startMs: number): void;
}

/** What was said; a click on a line plays it. */
export function Transcript({ segments, current, onPlay }: Props) {
  return (
    <ol className={classes.lines}>
      {segments.map((segment, index) => (
        <Line key={segment.id} segment={segment} isCurrent={index === current} onPlay={onPlay} />
      ))}
    </ol>
  );
}

interface LineProps {
  segment: Segment;
  isCurrent: boolean;
  onPlay(startMs: number): void;
}

const Line = memo(function Line({ segment, isCurrent, onPlay }: LineProps) {
  const { t } = useTranslation('meetings');
  const time = playTime(segment.startMs);
  return (
    <li>
      <UnstyledButton
        className={classes.line}
        aria-current={isCurrent}
        onClick={() => onPlay(segment.startMs)}
      >
        <Text span size="xs" c="dimmed" className={classes.time} title={t('playFrom', { time })}>
          {time}
        </Text>
        <span>
          {segment.speaker && <strong>{segment.speaker}: </strong>}
          {segment.text}
        </span>
      </UnstyledButton>
    </li>
  );
});
