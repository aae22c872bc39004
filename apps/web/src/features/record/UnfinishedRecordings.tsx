import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetRecording, openRecording } from '@/entities/meetings/recordings/kept-recordings';
import { letGo } from '@/entities/meetings/recordings/recording-lock';
import { durationOf } from '@/entities/meetings/recordings/recording-rate';
import { ownerOf, type StoredRecording } from '@/entities/meetings/recordings/recording-store';
import { takeUnfinished } from '@/entities/meetings/recordings/take-unfinished';
import { usePersonSession } from '@/entities/session/person-session-context';
import { dateAndTime } from '@/lib/dates/dates';
import { playTime } from '@/lib/dates/durations';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import classes from './record.module.css';
import type { Sound } from './record-state';
import { soundOf } from './use-record-session';
import { useUnfinished } from './use-unfinished';

interface Props {
  /** Goes on recording into it. It is in hand. */
  onContinue(recording: StoredRecording): void;
  /** Goes on to its language and upload. It is in hand. */
  onUpload(sound: Sound): void;
}

/** Offers what was recorded and never got to the server, to the person whose it is. */
export function UnfinishedRecordings({ onContinue, onUpload }: Props) {
  const { t } = useTranslation('record');
  const session = usePersonSession();
  const owner = ownerOf(session);
  const { kept, drop } = useUnfinished();
  const [discarded, setDiscarded] = useState<StoredRecording>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  if (!kept.length) return null;

  /** Says so where it is not to be had. Whoever has closed the drawer meanwhile leaves it as it is. */
  const take = async ({ id }: StoredRecording): Promise<StoredRecording | undefined> => {
    const recording = await takeUnfinished(session, id);
    if (recording && isShown.current) return recording;
    if (recording) return void letGo(id);
    drop(id);
    notifications.show({ message: t('unfinishedElsewhere'), color: 'orange' });
    return undefined;
  };
  const goOn = async (shown: StoredRecording) => {
    const recording = await take(shown);
    if (recording) onContinue(recording);
  };
  const upload = async (shown: StoredRecording) => {
    const recording = (await take(shown)) && (await openRecording(owner, shown.id));
    if (recording) onUpload(soundOf(recording));
  };
  const forget = async (shown: StoredRecording) => {
    setDiscarded(undefined);
    if (!(await take(shown))) return;
    await forgetRecording(owner, shown.id);
    letGo(shown.id);
    drop(shown.id);
  };
  const nameOf = ({ startedAt, sampleBytes }: StoredRecording) => ({
    when: dateAndTime(startedAt),
    length: playTime(durationOf(sampleBytes)),
  });
  return (
    <Alert variant="default" role="status" title={t('unfinished', { count: kept.length })}>
      <Stack gap="sm" component="ul" className={classes.unfinished}>
        {kept.map((recording) => (
          <li key={recording.id} aria-label={t('unfinishedOne', nameOf(recording))}>
            <Text size="sm" className={classes.timer}>
              {t('unfinishedOne', nameOf(recording))}
            </Text>
            <Group gap="xs" mt={6}>
              <Button size="xs" onClick={() => void goOn(recording)}>
                {t('unfinishedContinue')}
              </Button>
              <Button size="xs" variant="default" onClick={() => void upload(recording)}>
                {t('upload')}
              </Button>
              <Button size="xs" variant="subtle" color="red" onClick={() => setDiscarded(recording)}>
                {t('discard')}
              </Button>
            </Group>
          </li>
        ))}
      </Stack>
      {discarded && (
        <ConfirmDialog
          opened
          title={t('discardTitle')}
          text={t('discardText')}
          confirmLabel={t('discard')}
          cancelLabel={t('keep')}
          isDangerous
          onCancel={() => setDiscarded(undefined)}
          onConfirm={() => void forget(discarded)}
        />
      )}
    </Alert>
  );
}
