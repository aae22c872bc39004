import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Gap } from '@/entities/meetings/recordings/gaps';
import { playTime } from '@/lib/dates/durations';
import classes from './record.module.css';

/** Where a recording has no sound, for how long, and why. */
export function GapNotes({ gaps }: { gaps: readonly Gap[] }) {
  const { t } = useTranslation('record');
  if (!gaps.length) return null;
  return (
    <div className={classes.gaps}>
      <Text size="xs" fw={600} id="record-gaps">
        {t('gaps', { count: gaps.length })}
      </Text>
      <ul aria-labelledby="record-gaps">
        {gaps.map(({ atMs, missingMs, why }) => (
          <li key={`${atMs} ${why}`}>
            {t(`gapsWhy.${why}`, { at: playTime(atMs), length: playTime(atLeastASecond(missingMs)) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const atLeastASecond = (milliseconds: number) => Math.max(1_000, milliseconds);
