import '@/i18n/record-catalogue';
import { Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Language } from '@tavla/shared/meetings/languages';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckSession } from '@/entities/me/use-me';
import { letGo } from '@/entities/meetings/recordings/recording-lock';
import type { StoredRecording } from '@/entities/meetings/recordings/recording-store';
import { uploadQueue } from '@/entities/meetings/upload-queue/upload-queue';
import { type Audience, forAll } from '@/entities/meetings/visibility/audience';
import { usePersonSession } from '@/entities/session/person-session-context';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { SideDrawer } from '@/ui/layout/SideDrawer';
import { notificationTime } from '@/ui/notification-time';
import { useUnsaved } from '@/ui/use-unsaved';
import { LanguageStage } from './LanguageStage';
import { RecordStage } from './RecordStage';
import { type Sound, wouldLose } from './record-state';
import { StartFailure } from './recorder/recorder';
import { askRoom, roomNeeded } from './recorder/room';
import { UnfinishedRecordings } from './UnfinishedRecordings';
import { useOnce } from './use-once';
import { useRecordSession } from './use-record-session';

/** A server that is silent for so long, in milliseconds, keeps nobody from recording; what they say meanwhile is lost. */
const answersWithin = 4_000;

interface Props {
  opened: boolean;
  onClose(): void;
}

/** Recording or choosing a meeting, its language, and the way to its upload, which needs no drawer. */
export function RecordDrawer({ opened, onClose }: Props) {
  const { t } = useTranslation(['record', 'common']);
  const checkSession = useCheckSession();
  const person = usePersonSession();
  const [asks, setAsks] = useState<'reRecord' | 'discard' | null>(null);
  const { once, giveUp, isChecking } = useOnce();

  const session = useRecordSession({
    onEnd: (why) =>
      notifications.show({
        title: t('interrupted'),
        message: t(`ended.${why}`),
        color: 'red',
        autoClose: false,
      }),
    onReplaced: (name, isSame) =>
      notifications.show({
        title: t(isSame ? 'returnedTitle' : 'replacedTitle'),
        message: t(isSame ? 'returnedText' : 'replacedText', { name }),
        color: 'orange',
        autoClose: false,
      }),
  });
  const { state, dispatch } = session;
  const sound = 'sound' in state ? state.sound : undefined;

  const isSignedIn = async () => {
    const silence = new Promise<true>((resolve) => setTimeout(resolve, answersWithin, true));
    const holds = await person.whileOpen(Promise.race([checkSession().catch(() => true), silence]));
    if (!holds) {
      notifications.show({
        title: t('common:session.expiredTitle'),
        message: t('common:session.expired'),
        color: 'red',
      });
    }
    return holds;
  };

  /** @param earlier what is gone on with; it is in hand */
  const start = (earlier?: StoredRecording) => {
    const leave = () => earlier && letGo(earlier.id);
    const begin = () =>
      session.start(earlier).catch((error: unknown) => {
        alert(startText(error));
        leave();
      });
    return once(() => mayStart(earlier), begin, leave);
  };
  const mayStart = async (earlier?: StoredRecording): Promise<boolean> => {
    if (!(await isSignedIn())) return false;
    const minutes = await askRoom(earlier?.sampleBytes);
    if (minutes < roomNeeded) alert(t('noRoom', { count: Math.floor(minutes), needed: roomNeeded }));
    return minutes >= roomNeeded;
  };
  const startText = (error: unknown) => {
    if (error instanceof StartFailure && error.message) return error.message;
    const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
    return t(isDenied ? 'microphoneDenied' : 'microphoneFailed');
  };
  const alert = (message: string) =>
    notifications.show({ message, color: 'red', autoClose: notificationTime * 2, withBorder: true });

  const upload = (chosen: Sound, language: Language, audience: Audience) =>
    once(isSignedIn, () => {
      const { file, startedAt, recordingId } = chosen;
      uploadQueue(person).add(file, { language, recordedAt: startedAt.getTime(), recordingId, audience });
      if (recordingId) letGo(recordingId);
      dispatch({ type: 'reset' });
      onClose();
    });

  const discard = async () => {
    setAsks(null);
    await session.discard(sound);
  };
  const unsaved = useUnsaved(wouldLose(state), 'page');
  // Whoever is asked whether to throw a recording away is not to find it sent meanwhile.
  const isAsked = asks !== null || unsaved.isAsking;
  useEffect(() => {
    if (isAsked) giveUp();
  }, [isAsked, giveUp]);
  const close = () =>
    unsaved.close(() => {
      giveUp();
      void session.discard(undefined);
      onClose();
    });

  const isLanguage = state.stage === 'language';
  const isAtStart = state.stage === 'idle' || state.stage === 'chosen';
  const shown = isChecking && isAtStart ? ({ stage: 'starting' } as const) : state;
  // A file from the disk is not lost.
  const what = sound?.recordingId === null ? 'File' : '';
  return (
    <>
      <SideDrawer
        opened={opened}
        onClose={close}
        title={t(isLanguage ? 'languageTitle' : 'common:meetings.recordTitle')}
        isSheet
        closeOnClickOutside={!wouldLose(state)}
      >
        <Stack gap="md">
          {shown.stage === 'idle' && opened && (
            <UnfinishedRecordings
              onContinue={(earlier) => void start(earlier)}
              onUpload={(kept) => dispatch({ type: 'recorded', sound: kept })}
            />
          )}
          {shown.stage === 'language' ? (
            <LanguageStage
              state={shown}
              isChecking={isChecking}
              onReRecord={() => setAsks('reRecord')}
              onDelete={() => setAsks('discard')}
              onCancel={close}
              onUpload={(language, audience) => void upload(shown.sound, language, audience)}
            />
          ) : (
            <RecordStage
              state={shown}
              level={session.level}
              onStart={() => void start()}
              onStop={() => void session.stop()}
              onTogglePause={session.togglePause}
              onChoose={(file) =>
                dispatch({
                  type: 'choose',
                  sound: {
                    ...{ file, startedAt: new Date(file.lastModified), recordingId: null, gaps: [] },
                    audience: forAll,
                  },
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
      {asks && (
        <ConfirmDialog
          opened
          title={t(`${asks}${what}Title`)}
          text={t(`${asks}${what}Text`)}
          confirmLabel={t(asks)}
          cancelLabel={t('keep')}
          isDangerous
          onCancel={() => setAsks(null)}
          onConfirm={() => void discard()}
        />
      )}
      {unsaved.isAsking && (
        <ConfirmDialog
          opened
          title={t(`discard${what}Title`)}
          text={t(`discard${what}Text`)}
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
