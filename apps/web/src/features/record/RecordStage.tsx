import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { notifications } from '@mantine/notifications';
import { IconFileMusic, IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import { audioMax, recordingHoursMax } from '@tavla/shared/limits';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { ChosenFile } from '@/entities/meetings/upload/ChosenFile';
import { useSentTo } from '@/entities/meetings/use-language-support';
import { KeptFoot } from '@/ui/form/KeptFoot';
import { dropRefusal } from './drop-refusal';
import { MicrophoneSettings } from './MicrophoneSettings';
import { RecordingNow } from './RecordingNow';
import { RoomNote } from './RoomNote';
import classes from './record.module.css';
import type { RecordState } from './record-state';

interface Props {
  state: Extract<RecordState, { stage: 'idle' | 'starting' | 'recording' | 'chosen' }>;
  level: RefObject<number>;
  onStart(): void;
  onStop(): void;
  onTogglePause(isHeld: boolean): void;
  onChoose(file: File): void;
  onRemove(): void;
  onCancel(): void;
  onContinue(): void;
}

/** Stage 1: the microphone, or a file. */
export function RecordStage({
  state,
  level,
  onStart,
  onStop,
  onTogglePause,
  onChoose,
  onRemove,
  onCancel,
  onContinue,
}: Props) {
  const { t } = useTranslation('record');
  const openPicker = useRef<() => void>(null);
  const isStarting = state.stage === 'starting';
  const isRecording = state.stage === 'recording';
  const { retentionDays } = useMe().organization;
  const kept = retentionDays === null ? t('noticeKept') : t('noticeDeleted', { count: retentionDays });
  const sentTo = useSentTo();
  const facts = sentTo === undefined ? kept : `${t('noticeSent', { host: sentTo })} ${kept}`;

  const limits = t('fileLimits', { gigabytes: audioMax / 2 ** 30, hours: recordingHoursMax });
  const reject = ([rejection]: FileRejection[]) => {
    const codes = rejection?.errors.map(({ code }) => code) ?? [];
    const refusal = dropRefusal(codes, rejection?.file.type ?? '');
    const wrongType = `${t('invalidTypeText')}${refusal === 'video' ? `. ${t('videoText')}` : ''}`;
    const [title, message] = {
      wrongType: [t('invalidType'), wrongType],
      video: [t('invalidType'), wrongType],
      empty: [t('emptyTitle'), t('emptyText', { name: rejection?.file.name ?? '' })],
      tooLarge: [t('tooLarge', { bytes: audioMax }), limits],
      tooMany: [t('tooMany'), t('oneFile')],
    }[refusal];
    notifications.show({ title, message, color: 'red' });
  };

  return (
    <>
      <Dropzone
        className={isRecording ? classes.busy : classes.dropzone}
        unstyled
        multiple={false}
        validator={({ size }) => (size === 0 ? { code: 'file-too-small', message: '' } : null)}
        maxSize={audioMax}
        accept={acceptsAudio}
        activateOnClick={false}
        activateOnDrag={!isStarting && !isRecording}
        openRef={openPicker}
        enablePointerEvents
        onDrop={([file]) => file && onChoose(file)}
        onReject={reject}
      >
        <div className={classes.stage}>
          <UnstyledButton
            className={classes.round}
            aria-label={t(isRecording ? 'stop' : 'start')}
            disabled={isStarting}
            onClick={isRecording ? onStop : onStart}
          >
            {isRecording ? <IconPlayerStopFilled size={36} /> : <IconMicrophone size={40} stroke={1.6} />}
          </UnstyledButton>
          {isRecording ? (
            <RecordingNow status={state.status} level={level} onTogglePause={onTogglePause} />
          ) : (
            <>
              <Text size="md">{t(isStarting ? 'starting' : 'hint')}</Text>
              <Text size="sm" c="dimmed">
                {t('drop')}
              </Text>
              <Text size="xs" c="dimmed" maw={340}>
                {t('notice', { facts })}
              </Text>
              <Button
                variant="default"
                leftSection={<IconFileMusic size={16} />}
                disabled={isStarting}
                onClick={() => openPicker.current?.()}
              >
                {t('choose')}
              </Button>
              <Text size="xs" c="dimmed">
                {limits}
              </Text>
              <MicrophoneSettings disabled={isStarting} />
              <RoomNote />
            </>
          )}
          {state.stage === 'chosen' && (
            <ChosenFile
              file={state.sound.file}
              className={classes.file}
              removeLabel={t('removeFile', { name: state.sound.file.name })}
              onRemove={onRemove}
            />
          )}
        </div>
      </Dropzone>
      <KeptFoot>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          {state.stage === 'chosen' && <Button onClick={onContinue}>{t('uploadAudio')}</Button>}
        </Group>
      </KeptFoot>
    </>
  );
}

/** Videos and transcripts are imported on the page of meetings. */
const acceptsAudio = { 'audio/*': [] };
