import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetRecording, openRecording } from '@/entities/meetings/recordings/kept-recordings';
import { durationOf } from '@/entities/meetings/recordings/recording-rate';
import { ownerOf, type StoredRecording } from '@/entities/meetings/recordings/recording-store';
import { usePersonSession } from '@/entities/session/person-session-context';
import { dateAndTime } from '@/lib/dates/dates';
import { playTime } from '@/lib/dates/durations';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import classes from './record.module.css';
import type { Sound } from './record-state';
import { soundOf } from './use-record-session';
import { useUnfinished } from './use-unfinished';

interface Props {
  /** Goes on recording into it. */
  onContinue(recording: StoredRecording): void;
  /** Goes on to its language and upload. */
  onUpload(sound: Sound): void;
}

/** Offers what was recorded and never got to the server, to the person whose it is. */
export function UnfinishedRecordings({ onContinue, onUpload }: Props) {
  const { t } = useTranslation('record');
  const owner = ownerOf(usePersonSession());
  const { kept, drop } = useUnfinished();
  const [discarded, setDiscarded] = useState<StoredRecording>();
  if (!kept.length) return null;

  const upload = async ({ id }: StoredRecording) => {
    const recording = await openRecording(owner, id);
    // Another tab may have sent or discarded it since.
    if (recording) onUpload(soundOf(recording));
    else drop(id);
  };
  const forget = async ({ id }: StoredRecording) => {
    setDiscarded(undefined);
    await forgetRecording(owner, id);
    drop(id);
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
              <Button size="xs" onClick={() => onContinue(recording)}>
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
