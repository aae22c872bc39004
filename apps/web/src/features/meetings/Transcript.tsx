import { Text, UnstyledButton } from '@mantine/core';
import type { Segment } from '@tavla/shared/contracts/audios';
import { memo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { playTime } from '@/lib/dates/durations';
import classes from './meetings.module.css';

interface Props {
  segments: readonly Segment[];
  /** Index of the line that is being played. */
  current: number;
  /** null where there is nothing to hear. */
  onPlay: ((startMs: number) => void) | null;
  ref: Ref<HTMLOListElement>;
}

/** What was said; a click on a line plays it. */
export function Transcript({ segments, current, onPlay, ref }: Props) {
  return (
    <ol className={classes.lines} ref={ref}>
      {segments.map((segment, index) => (
        <Line key={segment.id} segment={segment} isCurrent={index === current} onPlay={onPlay} />
      ))}
    </ol>
  );
}

interface LineProps {
  segment: Segment;
  isCurrent: boolean;
  onPlay: Props['onPlay'];
}

const Line = memo(function Line({ segment, isCurrent, onPlay }: LineProps) {
  const { t } = useTranslation('meetings');
  const time = playTime(segment.startMs);
  const words = (
    <>
      <Text
        span
        size="xs"
        c="dimmed"
        className={classes.time}
        title={t(onPlay ? 'playFrom' : 'shownAt', { time })}
      >
        {time}
      </Text>
      <span className={classes.name}>
        {segment.speaker && <strong>{segment.speaker}: </strong>}
        {segment.text}
      </span>
    </>
  );
  return onPlay ? (
    <li>
      <UnstyledButton
        className={classes.line}
        aria-current={isCurrent}
        onClick={() => onPlay(segment.startMs)}
      >
        {words}
      </UnstyledButton>
    </li>
  ) : (
    <li className={classes.line} aria-current={isCurrent}>
      {words}
    </li>
  );
});
