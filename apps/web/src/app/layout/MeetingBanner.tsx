import { Progress, Text } from '@mantine/core';
import { IconWaveSine } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLiveLists } from '@/entities/live/live-lists';
import { meetingsInWork } from '@/entities/meetings/meetings-in-work';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { useLeftWords } from '@/entities/meetings/use-left-words';
import { paths } from '@/lib/paths';
import { useLatePart } from '@/ui/lazy-part';
import classes from './AppLayout.module.css';

const loadToasts = async () => (await import('./ReadyToasts')).ReadyToasts;
const loadWaiting = async () => (await import('./BannerWaiting')).BannerWaiting;

/** How many meetings are being worked on and how far they are; nothing when there are none. */
export function MeetingBanner() {
  const { t } = useTranslation();
  useLiveLists('audios');
  const ReadyToasts = useLatePart(loadToasts);
  const Waiting = useLatePart(loadWaiting);
  const left = useLeftWords();
  const { count, progress, etaSeconds, isWholeEta, waiting } = meetingsInWork(meetingsStore.useAll());
  const toasts = ReadyToasts && <ReadyToasts />;
  if (!count) return toasts;
  return (
    <>
      {toasts}
      <Link className={classes.banner} to={paths.meetings()}>
        <IconWaveSine size={16} aria-hidden />
        <span>{t('meetings.processing', { count })}</span>
        <Progress
          className={classes.bar}
          value={progress * 100}
          size="sm"
          aria-label={t('meetings.progress')}
          transitionDuration={180}
        />
        {waiting && Waiting && <Waiting waiting={waiting} />}
        {!waiting && etaSeconds !== null && (
          <Text span size="xs" c="dimmed">
            {isWholeEta ? left(etaSeconds) : t('meetings.orMore', { left: left(etaSeconds) })}
          </Text>
        )}
      </Link>
    </>
  );
}
