import { Button, Group, Stack } from '@mantine/core';
import type { Language } from '@tavla/shared/meetings/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { LanguageSelect } from '@/entities/meetings/LanguageSelect';
import { SupportNotes } from '@/entities/meetings/SupportNotes';
import { UploadProgress } from '@/entities/meetings/upload/UploadProgress';
import { useLanguageSupport } from '@/entities/meetings/use-language-support';
import { KeptFoot } from '@/ui/form/KeptFoot';
import { RecordingPreview } from './RecordingPreview';
import type { RecordState } from './record-state';

interface Props {
  state: Extract<RecordState, { stage: 'language' | 'uploading' }>;
  onReRecord(): void;
  onDelete(): void;
  onCancel(): void;
  onUpload(language: Language): void;
}

/** Stage 2: the language, a listen, and the upload with its progress. */
export function LanguageStage({ state, onReRecord, onDelete, onCancel, onUpload }: Props) {
  const { t } = useTranslation('record');
  const ofCompany = useMe().organization.recordingLanguage;
  const [picked, setPicked] = useState<Language | null>(null);
  const language = picked ?? ofCompany ?? 'en';
  const chosen = useLanguageSupport(language);
  const isUploading = state.stage === 'uploading';
  return (
    <Stack gap="md">
      <LanguageSelect value={language} onChange={setPicked} disabled={isUploading} />
      <SupportNotes support={chosen} />
      <RecordingPreview file={state.sound.file} isLocked={isUploading} onDelete={onDelete} />
      {state.stage === 'uploading' && (
        <UploadProgress
          sentBytes={state.sentBytes}
          totalBytes={state.sound.file.size}
          isWaiting={state.isWaiting}
        />
      )}
      <KeptFoot>
        <Group justify="space-between" gap="xs">
          <Button variant="subtle" onClick={onReRecord} disabled={isUploading}>
            {t('reRecord')}
          </Button>
          <Group gap="xs">
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
            <Button
              loading={isUploading}
              disabled={chosen?.available === false}
              onClick={() => onUpload(language)}
            >
              {t('upload')}
            </Button>
          </Group>
        </Group>
      </KeptFoot>
    </Stack>
  );
}
