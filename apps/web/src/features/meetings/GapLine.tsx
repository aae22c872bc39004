import { Text, UnstyledButton } from '@mantine/core';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { useTranslation } from 'react-i18next';
import { playTime } from '@/lib/dates/durations';
import classes from './transcript/transcript.module.css';

interface Props {
  gap: AudioDetail['gaps'][number];
  /** null while there is nothing to hear. */
  onPlay: ((startMs: number) => void) | null;
}

/** Speech of which no word could be made out: it is told, and can be heard, in place of text that nobody said. */
export function GapLine({ gap: { startMs, endMs }, onPlay }: Props) {
  const { t } = useTranslation('meetings');
  const time = playTime(startMs);
  const words = (
    <>
      <Text span size="xs" c="dimmed" className={classes.time} title={t('playFrom', { time })}>
        {time}
      </Text>
      <Text span size="sm" c="dimmed" fs="italic">
        {t('notUnderstood', { seconds: Math.round((endMs - startMs) / 1000) })}
      </Text>
    </>
  );
  return onPlay ? (
    <UnstyledButton className={classes.said} onClick={() => onPlay(startMs)}>
      {words}
    </UnstyledButton>
  ) : (
    <div className={classes.said}>{words}</div>
  );
}
