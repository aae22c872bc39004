import { Alert, Button, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '@/lib/dates/durations';
import { LevelMeter } from './LevelMeter';
import classes from './record.module.css';
import type { RecorderStatus } from './recorder/recorder';

interface Props {
  status: RecorderStatus;
  level: RefObject<number>;
  onTogglePause(isHeld: boolean): void;
}

/** What goes on while something is recorded, and what is wrong with it. */
export function RecordingNow({ status, level, onTogglePause }: Props) {
  const { t } = useTranslation('record');
  const { milliseconds, isPaused, takenBy, isSilent, roomMinutes } = status;
  return (
    <>
      <Text fw={600} role="status">
        {t(isPaused || takenBy ? 'paused' : 'recording')}
      </Text>
      <Text size="xl" className={classes.timer} role="timer" aria-label={t('time')}>
        {clock(milliseconds)}
      </Text>
      <LevelMeter level={level} />
      <Button
        variant="default"
        leftSection={isPaused ? <IconPlayerPlay size={16} /> : <IconPlayerPause size={16} />}
        onClick={() => onTogglePause(isPaused)}
      >
        {t(isPaused ? 'resumeRecording' : 'pauseRecording')}
      </Button>
      {takenBy && (
        <Alert color="red" className={classes.warning} title={t('pausedTitle')}>
          {t(`takenBy.${takenBy}`)} {t(isPaused ? 'goesOnResumed' : 'goesOnAlone')}
        </Alert>
      )}
      {isSilent && (
        <Alert color="orange" className={classes.warning} title={t('silentTitle')}>
          {t('silentText')}
        </Alert>
      )}
      {roomMinutes !== null && (
        <Alert color="orange" className={classes.warning} title={t('roomTitle')}>
          {t('roomText', { count: Math.floor(roomMinutes) })}
        </Alert>
      )}
    </>
  );
}
