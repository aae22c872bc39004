import { Text } from '@mantine/core';
import type { MissingSound } from '@tavla/shared/meetings/missing-sound';
import { useTranslation } from 'react-i18next';
import { playTime } from '@/lib/dates/durations';
import classes from './transcript.module.css';

/** Where the recording has no sound, for how long and why: what was said then is nowhere to be heard. */
export function MissingLine({ missing: { atMs, missingMs, why } }: { missing: MissingSound }) {
  const { t } = useTranslation('meetings');
  return (
    <div className={classes.said}>
      <Text span size="xs" c="dimmed" className={classes.time}>
        {playTime(atMs)}
      </Text>
      <Text span size="sm" c="dimmed" fs="italic">
        {t(`notRecorded.${why}`, { length: playTime(Math.max(missingMs, 1_000)) })}
      </Text>
    </div>
  );
}
