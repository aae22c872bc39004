import { Alert, Button, Group, Progress, Select, Stack, Text } from '@mantine/core';
import { type Language, languages } from '@tavla/shared/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failedText } from '@/api/error-text';
import { useMe } from '@/entities/me/use-me';
import { useLanguageSupport } from '@/entities/meetings/use-language-support';
import { megabytes } from '@/lib/file-size';
import { markText } from '@/lib/mark-text';
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
      <Select
        label={t('language')}
        description={t('languageText')}
        data={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={language}
        onChange={(value) => setPicked(value as Language | null)}
        searchable
        onMouseDown={markText}
        allowDeselect={false}
        nothingFoundMessage={t('noLanguage')}
        disabled={isUploading}
      />
      {chosen?.reason && <Alert color="orange">{failedText(chosen)}</Alert>}
      {chosen?.notice && (
        <Text size="xs" c="dimmed">
          {chosen.notice}
        </Text>
      )}
      <RecordingPreview file={state.sound.file} isLocked={isUploading} onDelete={onDelete} />
      {isUploading && <UploadProgress state={state} />}
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

function UploadProgress({ state }: { state: Extract<RecordState, { stage: 'uploading' }> }) {
  const { t } = useTranslation('record');
  const { sentBytes, sound, isWaiting } = state;
  const percent = sound.file.size ? (sentBytes / sound.file.size) * 100 : 0;
  return (
    <div>
      <Progress value={percent} aria-label={t('uploading')} size="sm" />
      <Text size="xs" c="dimmed" mt={4} role="status">
        {isWaiting
          ? t('waiting')
          : t('uploaded', { sent: megabytes(sentBytes), total: megabytes(sound.file.size) })}
      </Text>
    </div>
  );
}
