import { Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Language } from '@tavla/shared/meetings/languages';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckSession } from '@/entities/me/use-me';
import { type RunningUpload, uploadMeeting } from '@/entities/meetings/upload/upload-meeting';
import { usePersonSession } from '@/entities/session/person-session-context';
import { download } from '@/lib/download';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { SideDrawer } from '@/ui/layout/SideDrawer';
import { notificationTime } from '@/ui/notification-time';
import { useUnsaved } from '@/ui/use-unsaved';
import { forgetRecording } from './kept-recordings';
import { LanguageStage } from './LanguageStage';
import { RecordStage } from './RecordStage';
import { RecoveredRecordings } from './RecoveredRecordings';
import { type Sound, wouldLose } from './record-state';
import { ownerOf } from './recording-store';
import { useRecordSession } from './use-record-session';

const resultNotificationTime = 10_000;
const uploadErrorTime = 10_000;

interface Props {
  opened: boolean;
  onClose(): void;
}

/** Recording or choosing a meeting, its language, and its upload. */
export function RecordDrawer({ opened, onClose }: Props) {
  const { t } = useTranslation(['record', 'common']);
  const checkSession = useCheckSession();
  const person = usePersonSession();
  const [isAgain, setAgain] = useState(false);
  const running = useRef<RunningUpload>(undefined);

  const onInterrupted = useCallback(
    (message: string) =>
      notifications.show({ title: t('interrupted'), message, color: 'red', autoClose: false }),
    [t],
  );
  const session = useRecordSession(onInterrupted);
  const { state, dispatch } = session;
  const sound = 'sound' in state ? state.sound : undefined;

  const isSignedIn = async () => {
    const holds = await person.whileOpen(checkSession().catch(() => true));
    if (!holds) {
      notifications.show({
        title: t('common:session.expiredTitle'),
        message: t('common:session.expired'),
        color: 'red',
      });
    }
    return holds;
  };

  const start = async () => {
    if (!(await isSignedIn())) return;
    await session.start().catch((error: unknown) => alert(microphoneText(error)));
  };
  const microphoneText = (error: unknown) =>
    error instanceof DOMException && error.name === 'NotAllowedError'
      ? t('microphoneDenied')
      : t('microphoneFailed');
  const alert = (message: string) =>
    notifications.show({ message, color: 'red', autoClose: notificationTime * 2, withBorder: true });

  const upload = async (chosen: Sound, language: Language) => {
    if (!(await isSignedIn())) return;
    dispatch({ type: 'upload' });
    const { file, startedAt, recordingId } = chosen;
    running.current = uploadMeeting(
      person,
      { file, language, recordedAt: startedAt },
      {
        onProgress: (sentBytes) => dispatch({ type: 'progress', sentBytes }),
        onWaiting: () => dispatch({ type: 'waiting' }),
      },
    );
    try {
      await person.whileOpen(running.current.done);
    } catch (error) {
      dispatch({ type: 'refused' });
      showFailure(Boolean(recordingId), error instanceof Error ? error.message : '');
      return;
    }
    if (recordingId) {
      download(file, file.name);
      await forgetRecording(ownerOf(person), recordingId).catch(() => {});
    }
    notifications.show({
      title: t('processed'),
      message: t('processedText', { name: file.name }),
      color: 'teal',
      autoClose: resultNotificationTime,
    });
    dispatch({ type: 'reset' });
    onClose();
  };
  const showFailure = (isRecording: boolean, reason: string) =>
    notifications.show({
      title: t(isRecording ? 'processingFailed' : 'uploadFailed'),
      message: [t(isRecording ? 'processingFailedText' : 'uploadFailedText'), reason]
        .filter(Boolean)
        .join(' '),
      color: 'red',
      autoClose: uploadErrorTime,
    });

  const discard = async () => {
    setAgain(false);
    if (state.stage === 'uploading') await running.current?.abort().catch(() => {});
    await session.discard(sound);
  };
  const unsaved = useUnsaved(wouldLose(state), 'page');
  const close = () =>
    unsaved.close(() => {
      void session.discard(undefined);
      onClose();
    });

  const isLanguage = state.stage === 'language' || state.stage === 'uploading';
  return (
    <>
      <SideDrawer
        opened={opened}
        onClose={close}
        title={t(isLanguage ? 'languageTitle' : 'recordTitle')}
        isSheet
        closeOnClickOutside={!wouldLose(state)}
      >
        <Stack gap="md">
          {state.stage === 'idle' && opened && (
            <RecoveredRecordings onContinue={(kept) => dispatch({ type: 'recorded', sound: kept })} />
          )}
          {isLanguage ? (
            <LanguageStage
              state={state}
              onReRecord={() => setAgain(true)}
              onDelete={() => setAgain(true)}
              onCancel={close}
              onUpload={(language) => void upload(state.sound, language)}
            />
          ) : (
            <RecordStage
              state={state}
              level={session.level}
              onStart={() => void start()}
              onStop={() => void session.stop()}
              onChoose={(file) =>
                dispatch({
                  type: 'choose',
                  sound: { file, startedAt: new Date(file.lastModified), recordingId: null },
                })
              }
              onRemove={() => dispatch({ type: 'reset' })}
              onCancel={close}
              onContinue={() => dispatch({ type: 'continue' })}
            />
          )}
        </Stack>
      </SideDrawer>
      {/* Mounted only while it asks: otherwise it could hear the same Escape that the drawer heard. */}
      {isAgain && (
        <ConfirmDialog
          opened
          title={t('reRecordTitle')}
          text={t('reRecordText')}
          confirmLabel={t('reRecord')}
          cancelLabel={t('keep')}
          isDangerous
          onCancel={() => setAgain(false)}
          onConfirm={() => void discard()}
        />
      )}
      {unsaved.isAsking && (
        <ConfirmDialog
          opened
          title={t('discardTitle')}
          text={t(state.stage === 'uploading' ? 'discardUploadText' : 'discardText')}
          confirmLabel={t('discard')}
          cancelLabel={t('keep')}
          isDangerous
          onCancel={unsaved.stay}
          onConfirm={() => void discard().then(unsaved.leave)}
        />
      )}
    </>
  );
}
