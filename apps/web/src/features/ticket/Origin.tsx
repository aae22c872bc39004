import { Anchor, Button, Text } from '@mantine/core';
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { getAudioFile } from '@tavla/shared/contracts/audios';
import type { Task } from '@tavla/shared/contracts/tasks';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { urlOf } from '@/api/call';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { paths } from '@/lib/paths';
import classes from './ticket.module.css';
import { usePassage } from './use-passage';

/** What was said in the meeting that this ticket comes from, and the button that plays it. */
export function Origin({ origin }: { origin: NonNullable<Task['origin']> }) {
  const { t } = useTranslation('ticket');
  const meeting = meetingsStore.useById(origin.audioId);
  const { audio, status, toggle, onTime, onEnd, onFailed } = usePassage(origin);
  const Icon = status === 'playing' ? IconPlayerStopFilled : IconPlayerPlayFilled;
  return (
    <figure className={classes.origin} aria-label={t('origin.label')}>
      <blockquote className={classes.quote} dir="auto">
        {origin.quote}
      </blockquote>
      <figcaption className={classes.originFoot}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Icon size={12} />}
          loading={status === 'loading'}
          onClick={toggle}
        >
          {t(status === 'playing' ? 'origin.stop' : 'origin.play')}
        </Button>
        <Text size="sm" c="dimmed" component="span" dir="auto">
          {t('origin.from')}{' '}
          <Anchor component={Link} to={paths.meeting(origin.audioId)} underline="always" inherit>
            {meeting?.name ?? t('origin.unnamed')}
          </Anchor>
        </Text>
      </figcaption>
      <div role="status">
        {status === 'failed' && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t('origin.failed')}
          </Text>
        )}
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: the words stand above as the quote */}
      <audio
        ref={audio}
        src={urlOf(getAudioFile, { id: origin.audioId })}
        preload="none"
        onTimeUpdate={onTime}
        onEnded={onEnd}
        onError={onFailed}
      />
    </figure>
  );
}
