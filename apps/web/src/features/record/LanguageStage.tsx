import { Button, Group, Stack } from '@mantine/core';
import type { Language } from '@tavla/shared/meetings/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { LanguageSelect } from '@/entities/meetings/LanguageSelect';
import { SupportNotes } from '@/entities/meetings/SupportNotes';
import { useLanguageSupport } from '@/entities/meetings/use-language-support';
import { KeptFoot } from '@/ui/form/KeptFoot';
import { RecordingPreview } from './RecordingPreview';
import type { RecordState } from './record-state';

interface Props {
  state: Extract<RecordState, { stage: 'language' }>;
  onReRecord(): void;
  onDelete(): void;
  onCancel(): void;
  onUpload(language: Language): void;
}

/** Stage 2: the language, a listen, and the way to the queue of uploads. */
export function LanguageStage({ state, onReRecord, onDelete, onCancel, onUpload }: Props) {
  const { t } = useTranslation('record');
  const ofCompany = useMe().organization.recordingLanguage;
  const [picked, setPicked] = useState<Language | null>(null);
  const language = picked ?? ofCompany ?? 'en';
  const chosen = useLanguageSupport(language);
  return (
    <Stack gap="md">
      <LanguageSelect value={language} onChange={setPicked} />
      <SupportNotes support={chosen} />
      <RecordingPreview file={state.sound.file} gaps={state.sound.gaps} onDelete={onDelete} />
      <KeptFoot>
        <Group justify="space-between" gap="xs">
          <Button variant="subtle" onClick={onReRecord}>
            {t('reRecord')}
          </Button>
          <Group gap="xs">
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
            <Button disabled={chosen?.available === false} onClick={() => onUpload(language)}>
              {t('upload')}
            </Button>
          </Group>
        </Group>
      </KeptFoot>
    </Stack>
  );
}
