import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { isNamedTranscript } from '@tavla/shared/meetings/transcript-kinds';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMe } from '@/entities/me/use-me';
import { accepted } from '@/entities/meetings/upload/accepted';
import { UploadProgress } from '@/entities/meetings/upload/UploadProgress';
import { useLanguageSupport } from '@/entities/meetings/use-language-support';
import { paths } from '@/lib/paths';
import { FileDropzone } from '@/ui/form/FileDropzone';
import { KeptFoot } from '@/ui/form/KeptFoot';
import { SideDrawer } from '@/ui/layout/SideDrawer';
import { UnsavedQuestion } from '@/ui/UnsavedQuestion';
import { useUnsaved } from '@/ui/use-unsaved';
import { ImportFields } from './ImportFields';
import { refusalOf, unfit } from './meeting-file';
import { useImport } from './use-import';

/**
 * A meeting made of a file. Sound and video go the way of recordings, in the background; a transcript that another tool
 * wrote is there at once, and what is wrong with it is said here.
 */
export function ImportDrawer({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('meetings');
  const navigate = useNavigate();
  const importing = useImport(useMe().organization.recordingLanguage, (id) => {
    // Nothing is unsaved any more, which the way to the meeting asks about.
    flushSync(onClose);
    if (id !== null) navigate(paths.meeting(id));
  });
  const { file, choose, sent, stop, language, failure, isSending, element } = importing;
  const unsaved = useUnsaved(file !== undefined, 'page');
  const support = useLanguageSupport(language);
  const needsEngine = file !== undefined && !isNamedTranscript(file.name);
  const leave = () => {
    stop();
    unsaved.leave();
  };

  return (
    <SideDrawer title={t('import.title')} onClose={() => unsaved.close(onClose)} closeOnClickOutside={!file}>
      <form {...element}>
        <Stack gap="md">
          {file ? (
            <ImportFields importing={importing} file={file} support={needsEngine ? support : undefined} />
          ) : (
            <FileDropzone
              accept={accepted}
              validator={unfit}
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
                type="submit"
                loading={isSending}
                disabled={!file || (needsEngine && support?.available === false)}
              >
                {t('import.submit')}
              </Button>
            </Group>
          </KeptFoot>
        </Stack>
      </form>
      <UnsavedQuestion unsaved={{ ...unsaved, leave }} />
    </SideDrawer>
  );
}
