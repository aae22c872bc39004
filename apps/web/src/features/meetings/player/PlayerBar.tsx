import { ActionIcon, Alert, Button, Menu, Text } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { playTime } from '@/lib/dates/durations';
import classes from './player.module.css';
import { Track } from './Track';
import { type Player, speeds } from './use-player';
import { usePlayerKeys } from './use-player-keys';

interface Props {
  player: Player;
  src: string;
  durationMs: number;
  peaks: Uint8Array | null;
}

/** Plays a meeting's recording: by mouse, finger and keyboard. */
export function PlayerBar({ player, src, durationMs, peaks }: Props) {
  const { t } = useTranslation('meetings');
  const { audio, time, isPlaying, fault, speed, heard, act, goTo, setSpeed } = player;
  const latest = useRef(player);
  latest.current = player;
  usePlayerKeys(latest);
  return (
    <section className={classes.player} aria-label={t('player')}>
      <audio ref={audio} preload="metadata" src={src} {...heard} />
      <ActionIcon
        size={40}
        radius={20}
        aria-label={t(isPlaying ? 'pause' : 'play')}
        aria-keyshortcuts="Space K"
        onClick={() => act('toggle')}
      >
        {isPlaying ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} />}
      </ActionIcon>
      <ActionIcon
        size={36}
        variant="subtle"
        aria-label={t('skipBack')}
        aria-keyshortcuts="J"
        title={t('keyFor', { what: t('skipBack'), key: 'J' })}
        onClick={() => act('back')}
      >
        <IconRewindBackward10 size={20} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        size={36}
        variant="subtle"
        aria-label={t('skipAhead')}
        aria-keyshortcuts="L"
        title={t('keyFor', { what: t('skipAhead'), key: 'L' })}
        onClick={() => act('ahead')}
      >
        <IconRewindForward10 size={20} stroke={1.6} />
      </ActionIcon>
      <Track time={time} durationMs={durationMs} peaks={peaks} onGo={goTo} />
      <Text size="xs" c="dimmed" className={classes.clock}>
        {playTime(time)} / {playTime(durationMs)}
      </Text>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            size="compact-sm"
            variant="default"
            className={classes.speed}
            aria-label={t('speedNow', { speed })}
          >
            {t('times', { speed })}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('speed')}</Menu.Label>
          {speeds.map((one) => (
            <Menu.Item key={one} fw={one === speed ? 600 : undefined} onClick={() => setSpeed(one)}>
              {t('times', { speed: one })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {fault && (
        <Alert color="orange" className={classes.failed}>
          {t(fault === 'unplayable' ? 'notPlayable' : 'notReached')}
        </Alert>
      )}
    </section>
  );
}
