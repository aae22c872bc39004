import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconFileImport } from '@tabler/icons-react';
import { lineMax } from '@tavla/shared/limits';
import type { Language } from '@tavla/shared/meetings/languages';
import { isNamedTranscript } from '@tavla/shared/meetings/transcript-kinds';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMe } from '@/entities/me/use-me';
import { LanguageSelect } from '@/entities/meetings/LanguageSelect';
import { SupportNotes } from '@/entities/meetings/SupportNotes';
import { ChosenFile } from '@/entities/meetings/upload/ChosenFile';
import { UploadProgress } from '@/entities/meetings/upload/UploadProgress';
import { type RunningUpload, uploadMeeting } from '@/entities/meetings/upload/upload-meeting';
import { useLanguageSupport } from '@/entities/meetings/use-language-support';
import { AudienceFields } from '@/entities/meetings/visibility/AudienceFields';
import { forAll, isUnsaid, saidOf } from '@/entities/meetings/visibility/audience';
import { usePersonSession } from '@/entities/session/person-session-context';
import { paths } from '@/lib/paths';
import { FileDropzone } from '@/ui/form/FileDropzone';
import { KeptFoot } from '@/ui/form/KeptFoot';
import { SideDrawer } from '@/ui/layout/SideDrawer';
import { UnsavedQuestion } from '@/ui/UnsavedQuestion';
import { useUnsaved } from '@/ui/use-unsaved';
import { accepted, refusalOf, toLocalTime, tooLargeFor } from './meeting-file';

/** A meeting made of a file: sound, video, or a transcript that another tool wrote. */
export function ImportDrawer({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('meetings');
  const navigate = useNavigate();
  const session = usePersonSession();
  const ofCompany = useMe().organization.recordingLanguage;
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  const [held, setHeld] = useState('');
  const [picked, setPicked] = useState<Language>();
  const [sent, setSent] = useState<{ bytes: number; isWaiting: boolean }>();
  const [audience, setAudience] = useState(forAll);
  const [failure, setFailure] = useState('');
  const running = useRef<RunningUpload>(undefined);
  const unsaved = useUnsaved(file !== undefined, 'page');

  const language = picked ?? ofCompany ?? 'en';
  const support = useLanguageSupport(language);
  const needsEngine = file !== undefined && !isNamedTranscript(file.name);
  const isUploading = sent !== undefined;

  const choose = (chosen: File) => {
    setFile(chosen);
    setFailure('');
    setHeld(toLocalTime(new Date(chosen.lastModified)));
  };
  const submit = async (chosen: File) => {
    setFailure('');
    setSent({ bytes: 0, isWaiting: false });
    running.current = uploadMeeting(
      session,
      { file: chosen, language, recordedAt: new Date(held), name: name.trim(), ...saidOf(audience) },
      {
        onProgress: (bytes) => setSent({ bytes, isWaiting: false }),
        onWaiting: () => setSent((now) => now && { ...now, isWaiting: true }),
      },
    );
    try {
      const id = await session.whileOpen(running.current.done);
      const shown = name.trim() || chosen.name;
      notifications.show({
        title: t('import.done'),
        message: t('import.doneText', { name: shown }),
        color: 'teal',
      });
      // Nothing is unsaved any more, which the way to the meeting asks about.
      flushSync(onClose);
      navigate(paths.meeting(id));
    } catch (error) {
      setSent(undefined);
      setFailure(error instanceof Error && error.message ? error.message : t('import.failed'));
    }
  };
  const leave = () => {
    void running.current?.abort().catch(() => undefined);
    unsaved.leave();
  };

  return (
    <SideDrawer title={t('import.title')} onClose={() => unsaved.close(onClose)} closeOnClickOutside={!file}>
      <Stack gap="md">
        {file ? (
          <>
            <ChosenFile
              file={file}
              removeLabel={t('import.remove', { name: file.name })}
              disabled={isUploading}
              onRemove={() => setFile(undefined)}
            />
            <TextInput
              label={t('import.name')}
              placeholder={file.name.replace(/\.[^.]+$/, '')}
              value={name}
              maxLength={lineMax}
              disabled={isUploading}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <TextInput
              type="datetime-local"
              label={t('import.held')}
              description={t('import.heldText')}
              value={held}
              error={held === '' && t('import.heldMissing')}
              disabled={isUploading}
              onChange={({ currentTarget }) => setHeld(currentTarget.value)}
            />
            <LanguageSelect value={language} onChange={setPicked} disabled={isUploading} />
            {needsEngine && <SupportNotes support={support} />}
            <AudienceFields value={audience} onChange={setAudience} disabled={isUploading} />
          </>
        ) : (
          <FileDropzone
            accept={accepted}
            validator={tooLargeFor}
            label={t('import.choose')}
            text={t('import.drop')}
            hint={t('import.kinds')}
            icon={IconFileImport}
            onFile={choose}
            refusalOf={(codes) => t(`import.${refusalOf(codes)}`)}
          />
        )}
        {failure && (
          <Alert color="red" title={t('import.failed')} role="alert">
            {failure}
          </Alert>
        )}
        {file && sent && (
          <UploadProgress sentBytes={sent.bytes} totalBytes={file.size} isWaiting={sent.isWaiting} />
        )}
        <KeptFoot>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => unsaved.close(onClose)}>
              {t('cancel')}
            </Button>
            <Button
              loading={isUploading}
              disabled={
                !file || held === '' || isUnsaid(audience) || (needsEngine && support?.available === false)
              }
              onClick={() => file && void submit(file)}
            >
              {t('import.submit')}
            </Button>
          </Group>
        </KeptFoot>
      </Stack>
      <UnsavedQuestion unsaved={{ ...unsaved, leave }} />
    </SideDrawer>
  );
}
