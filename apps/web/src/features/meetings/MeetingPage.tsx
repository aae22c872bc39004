import '@/i18n/pages-catalogue';
import { Alert, Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type AudioDetail, getAudio, getAudioFile } from '@tavla/shared/contracts/audios';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { call, urlOf } from '@/api/call';
import { errorStatus, errorText } from '@/api/error-text';
import { useLiveLists } from '@/entities/live/live-lists';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { longDate } from '@/lib/dates/dates';
import { playTime } from '@/lib/dates/durations';
import { paths } from '@/lib/paths';
import { MeetingAnalysis } from './MeetingAnalysis';
import { MeetingMenu } from './MeetingMenu';
import { MeetingStatus } from './MeetingStatus';
import { lineAt } from './meeting-words';
import classes from './meetings.module.css';
import { Transcript } from './Transcript';
import { usePlayer } from './use-player';

/** One meeting: its recording, what was said, and what came of it. */
export function MeetingPage() {
  const { t } = useTranslation('meetings');
  const { id = '' } = useParams();
  useLiveLists('audios');
  const live = meetingsStore.useById(id);
  const { data, error, refetch } = useQuery({
    queryKey: ['meeting', id],
    queryFn: ({ signal }) => call(getAudio, { params: { id }, signal }),
    retry: (count, failure) => errorStatus(failure) !== 404 && count < 2,
  });
  // The list is live, the detail is not: it is fetched again when the meeting reaches its next state.
  const liveStatus = live?.status;
  const shownStatus = data?.status;
  useEffect(() => {
    if (liveStatus && shownStatus && liveStatus !== shownStatus) void refetch();
  }, [liveStatus, shownStatus, refetch]);

  return (
    <div className={classes.page}>
      <Anchor component={Link} to={paths.meetings()} size="sm" c="dimmed">
        <Group gap={4} component="span">
          <IconArrowLeft size={14} /> {t('back')}
        </Group>
      </Anchor>
      {error ? (
        <Alert color="red" mt="md" title={t(errorStatus(error) === 404 ? 'notFound' : 'loadFailed')}>
          {errorStatus(error) !== 404 && (
            <>
              {errorText(error, '')}{' '}
              <Button size="xs" variant="default" onClick={() => void refetch()}>
                {t('retry')}
              </Button>
            </>
          )}
        </Alert>
      ) : data ? (
        <Meeting meeting={live ? { ...data, ...live } : data} isWhole={data.status === 'done'} />
      ) : (
        <Stack gap="sm" mt="md" role="status" aria-label={t('loading')}>
          <Skeleton h={28} w="50%" />
          <Skeleton h={40} />
          <Skeleton h={220} />
        </Stack>
      )}
    </div>
  );
}

interface MeetingProps {
  meeting: AudioDetail;
  /** Whether its transcript is all there is: the word that it is done comes before the lines themselves. */
  isWhole: boolean;
}

function Meeting({ meeting, isWhole }: MeetingProps) {
  const { t } = useTranslation('meetings');
  const navigate = useNavigate();
  const { audio, time, playFrom, onTime } = usePlayer();
  const { id, kind, segments, analysis, notice } = meeting;
  const isTranscript = kind === 'transcript';
  const lines = useRef<HTMLOListElement>(null);
  // Nothing can be heard: what was said then is shown.
  const showFrom = (milliseconds: number) => {
    onTime(milliseconds / 1000);
    lines.current?.children[lineAt(segments, milliseconds)]?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <Group justify="space-between" wrap="nowrap" mt={4} align="flex-start">
        <div>
          <Title order={1} className={classes.name}>
            {meeting.name}
          </Title>
          <Text size="xs" c="dimmed">
            {t(isTranscript ? 'heldOn' : 'recordedOn', { date: longDate(meeting.recordedAt) })} ·{' '}
            {t(`languages.${meeting.language}`)}
            {meeting.durationMs !== null && ` · ${playTime(meeting.durationMs)}`}
            {notice && ` · ${notice}`}
          </Text>
        </div>
        <MeetingMenu meeting={meeting} onDeleted={() => navigate(paths.meetings(), { replace: true })} />
      </Group>
      <div className={classes.stick}>
        {!isTranscript && (
          // biome-ignore lint/a11y/useMediaCaption: the transcript stands below, line by line
          <audio
            ref={audio}
            className={classes.player}
            controls
            preload="metadata"
            src={urlOf(getAudioFile, { id })}
            aria-label={t('player')}
            onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
          />
        )}
        <MeetingStatus meeting={meeting} />
      </div>
      <div className={classes.columns}>
        {analysis && meeting.status === 'done' && (
          <MeetingAnalysis
            analysis={analysis}
            hasSound={!isTranscript}
            onPlay={isTranscript ? showFrom : playFrom}
          />
        )}
        <section>
          <Title order={2} mb="xs">
            {t('transcript')}
          </Title>
          {segments.length > 0 ? (
            <Transcript
              ref={lines}
              segments={segments}
              current={isTranscript && time === 0 ? -1 : lineAt(segments, time)}
              onPlay={isTranscript ? null : playFrom}
            />
          ) : (
            <Text size="md" c="dimmed">
              {t(isWhole ? 'noTranscript' : 'transcriptPending')}
            </Text>
          )}
        </section>
      </div>
    </>
  );
}
