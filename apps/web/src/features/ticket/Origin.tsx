import { Anchor, Text } from '@mantine/core';
import type { Task } from '@tavla/shared/contracts/tasks';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { PassageButton } from '@/entities/meetings/passage/PassageButton';
import { useListState } from '@/entities/use-list-state';
import { notYet } from '@/lib/not-yet';
import { paths } from '@/lib/paths';
import classes from './ticket.module.css';

/** What was said in the meeting that this ticket comes from, and the button that plays it, once it is known to be heard. */
export function Origin({ origin }: { origin: NonNullable<Task['origin']> }) {
  const { t } = useTranslation('ticket');
  const meeting = meetingsStore.useById(origin.audioId);
  const isComing = useListState(meetingsStore) === 'coming';
  return (
    <figure className={classes.origin} aria-label={t('origin.label')}>
      <blockquote className={classes.quote} dir="auto">
        {origin.quote}
      </blockquote>
      <figcaption className={classes.originFoot}>
        <PassageButton passage={origin} hasSound={meeting !== undefined && meeting.kind !== 'transcript'} />
        <Text size="sm" c="dimmed" component="span" dir="auto">
          {t('origin.from')}{' '}
          <Anchor
            component={Link}
            to={paths.meeting(origin.audioId, origin.startMs)}
            underline="always"
            inherit
            dir="auto"
          >
            {meeting?.name ?? (isComing ? notYet : t('origin.unnamed'))}
          </Anchor>
        </Text>
      </figcaption>
    </figure>
  );
}
