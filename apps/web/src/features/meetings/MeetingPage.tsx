import '@/i18n/pages-catalogue';
import { Alert, Anchor, Button, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type AudioDetail, getAudioFile } from '@tavla/shared/contracts/audios';
import { type ComponentType, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { urlOf } from '@/api/call';
import { errorText } from '@/api/error-text';
import { timeOfHash } from '@/lib/address/time-hash';
import { longDate } from '@/lib/dates/dates';
import { playTime } from '@/lib/dates/durations';
import { paths } from '@/lib/paths';
import { PageTitle } from '@/ui/PageTitle';
import { Attendees } from './Attendees';
import { DeletionNote } from './DeletionNote';
import { GoneMeeting } from './GoneMeeting';
import { MeetingAnalysis } from './MeetingAnalysis';
import { MeetingMenu } from './MeetingMenu';
import { MeetingStatus } from './MeetingStatus';
import { lineAt, placeMeant } from './meeting-words';
import classes from './meetings.module.css';
import { PlayerBar } from './player/PlayerBar';
import { usePlayer } from './player/use-player';
import { SummarySent } from './summary/SummarySent';
import { Transcript } from './transcript/Transcript';
import { Unheard } from './transcript/Unheard';
import { useMeeting } from './use-meeting';
import { ClosedMark } from './visibility/ClosedMark';

interface PageProps {
  /** What stands beside the page of a meeting that is there. */
  Aside?: ComponentType<{ audioId: string }>;
}

/** One meeting: its recording, what was said, and what came of it. */
export function MeetingPage({ Aside }: PageProps) {
  const { t } = useTranslation('meetings');
  const { id = '' } = useParams();
  const { meeting, isWhole, isGone, error, refetch } = useMeeting(id);
  const isFailed = error !== null && !isGone;
  const page = (
    <div className={classes.page}>
      <PageTitle>{meeting?.name ?? t('title')}</PageTitle>
      <Anchor component={Link} to={paths.meetings()} size="sm" c="dimmed">
        <Group gap={4} component="span">
          <IconArrowLeft size={14} /> {t('back')}
        </Group>
      </Anchor>
      {!meeting && (
        <VisuallyHidden>
          <h1>{t('title')}</h1>
        </VisuallyHidden>
      )}
      {isGone && <GoneMeeting id={id} />}
      {isFailed && (
        <Alert color="red" my="md" title={t('loadFailed')}>
          {errorText(error, '')}{' '}
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {meeting ? (
        <Meeting meeting={meeting} isWhole={isWhole} />
      ) : (
        !isGone &&
        !isFailed && (
          <Stack gap="sm" mt="md" role="status" aria-label={t('loading')}>
            <Skeleton h={28} w="50%" />
            <Skeleton h={40} />
            <Skeleton h={220} />
          </Stack>
        )
      )}
    </div>
  );
  return (
    <div className={classes.beside}>
      <div className={classes.scroller}>{page}</div>
      {meeting && Aside && <Aside audioId={id} />}
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
  const { hash, state } = useLocation();
  const { id, kind, segments, gaps, missing, analysis, notice } = meeting;
  const isTranscript = kind === 'transcript';
  const durationMs = meeting.durationMs ?? segments.at(-1)?.endMs ?? null;
  const player = usePlayer(id, durationMs);
  const peaks = useMemo(() => (meeting.peaks ? bytesOf(meeting.peaks) : null), [meeting.peaks]);
  const { time, jumps, goTo, playFrom } = player;
  /** Grows whenever a line is to be seen, wherever on the page the reader is. */
  const [shows, setShows] = useState(0);
  const show = useCallback(
    (startMs: number) => {
      goTo(startMs);
      setShows((count) => count + 1);
    },
    [goTo],
  );
  // Nothing can be heard: what was said then is shown.
  const go = isTranscript ? show : playFrom;
  // A line that is corrected later leads nobody anywhere.
  const meant = useEffectEvent((time: number) => placeMeant(segments, time));
  useEffect(() => {
    const time = timeOfHash(hash);
    if (time === null) return;
    const place = meant(time);
    // Whoever comes by a click on what was said wants to hear it; a link that was sent only shows the place.
    show(place);
    if (isPlayAsked(state)) go(place);
  }, [hash, state, go, show]);
  return (
    <>
      <Group justify="space-between" wrap="nowrap" mt={4} align="flex-start">
        <div>
          <Title order={1} className={classes.name} dir="auto">
            {meeting.name}
          </Title>
          <Text size="xs" c="dimmed">
            {t(isTranscript ? 'heldOn' : 'recordedOn', { date: longDate(meeting.recordedAt) })} ·{' '}
            {t(`languages.${meeting.language}`)}
            {meeting.durationMs !== null && ` · ${playTime(meeting.durationMs)}`}
            {notice && ` · ${notice}`} <ClosedMark meeting={meeting} />
          </Text>
          <Attendees meeting={meeting} />
          <DeletionNote meeting={meeting} />
          <SummarySent meeting={meeting} />
        </div>
        <MeetingMenu meeting={meeting} onDeleted={() => navigate(paths.meetings(), { replace: true })} />
      </Group>
      <div className={classes.stick}>
        {!isTranscript && (
          <PlayerBar
            player={player}
            src={urlOf(getAudioFile, { id })}
            durationMs={durationMs ?? 0}
            peaks={peaks}
          />
        )}
        <MeetingStatus meeting={meeting} />
      </div>
      <div className={classes.columns}>
        {analysis && meeting.status === 'done' && (
          <MeetingAnalysis
            meetingId={id}
            analysis={analysis}
            segments={segments}
            language={meeting.language}
            hasSound={!isTranscript}
            onPlay={go}
          />
        )}
        <section className={classes.transcript}>
          <Title order={2} mb="xs">
            {t('transcript')}
          </Title>
          {segments.length + gaps.length > 0 ? (
            <Transcript
              meetingId={id}
              segments={segments}
              gaps={gaps}
              missing={missing}
              current={jumps === 0 && time === 0 ? -1 : lineAt(segments, time)}
              jumps={jumps}
              shows={shows}
              hasSound={!isTranscript}
              onGo={isTranscript ? goTo : playFrom}
            />
          ) : (
            <>
              <Text size="md" c="dimmed">
                {t(isWhole ? 'noTranscript' : 'transcriptPending')}
              </Text>
              {isWhole && <Unheard missing={missing} onPlay={null} />}
            </>
          )}
        </section>
      </div>
    </>
  );
}

const isPlayAsked = (state: unknown) =>
  typeof state === 'object' && state !== null && 'play' in state && state.play === true;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
