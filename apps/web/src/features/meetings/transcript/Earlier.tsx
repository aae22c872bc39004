import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listSegmentChanges } from '@tavla/shared/contracts/transcripts';
import type { Segment } from '@tavla/shared/meetings/findings';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { shortDate } from '@/lib/dates/dates';
import classes from './transcript.module.css';

/** What a line said before, and who corrected it. */
export function Earlier({ meetingId, segment }: { meetingId: string; segment: Segment }) {
  const { t } = useTranslation('meetings');
  const { id: segmentId, version } = segment;
  const { data, error, refetch } = useQuery({
    queryKey: ['segment-changes', segmentId, version],
    queryFn: ({ signal }) => call(listSegmentChanges, { params: { id: meetingId, segmentId }, signal }),
  });
  if (error && !data) {
    return (
      <Text size="xs" role="alert" mt={8}>
        {t('line.earlierFailed')} {errorText(error, '')}{' '}
        <Button size="compact-xs" variant="default" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Text>
    );
  }
  if (!data) return <Skeleton h={16} mt={8} w="60%" role="status" aria-label={t('line.earlierComing')} />;
  const texts = data.data.filter(({ field }) => field === 'text');
  return (
    <ul className={classes.earlier} aria-label={t('line.earlier')}>
      {texts.map(({ id, before, actorName, token, createdAt }) => (
        <li key={id}>
          <del dir="auto">{before}</del>
          <Text size="xs" c="dimmed">
            {t('line.correctedBy', { name: actorName, date: shortDate(createdAt) })}
            {token && ` · ${t('line.byToken', token)}`}
          </Text>
        </li>
      ))}
    </ul>
  );
}
