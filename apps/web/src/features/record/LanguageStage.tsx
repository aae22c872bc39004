import { Button, Group, Stack } from '@mantine/core';
import type { Language } from '@tavla/shared/meetings/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { LanguageSelect } from '@/entities/meetings/LanguageSelect';
import { keepAudience } from '@/entities/meetings/recordings/kept-recordings';
import { ownerOf } from '@/entities/meetings/recordings/recording-store';
import { SupportNotes } from '@/entities/meetings/SupportNotes';
import { useLanguageSupport } from '@/entities/meetings/use-language-support';
import { AudienceChoice } from '@/entities/meetings/visibility/AudienceChoice';
import { type Audience, isUnsaid } from '@/entities/meetings/visibility/audience';
import { usePersonSession } from '@/entities/session/person-session-context';
import { KeptFoot } from '@/ui/form/KeptFoot';
import { RecordingPreview } from './RecordingPreview';
import type { RecordState } from './record-state';

interface Props {
  state: Extract<RecordState, { stage: 'language' }>;
  /** The upload was asked for, and is about to begin. */
  isChecking: boolean;
  onReRecord(): void;
  onDelete(): void;
  onCancel(): void;
  onUpload(language: Language, audience: Audience): void;
}

/** Stage 2: the language, who will see it, a listen, and the way to the queue of uploads. */
export function LanguageStage({ state, isChecking, onReRecord, onDelete, onCancel, onUpload }: Props) {
  const { t } = useTranslation('record');
  const ofCompany = useMe().organization.recordingLanguage;
  const [picked, setPicked] = useState<Language | null>(null);
  const language = picked ?? ofCompany ?? 'en';
  const chosen = useLanguageSupport(language);
  const owner = ownerOf(usePersonSession());
  const { file, gaps, recordingId } = state.sound;
  const [audience, setAudience] = useState(state.sound.audience);
  const choose = (next: Audience) => {
    setAudience(next);
    // A browser that keeps nothing has no recording either.
    if (recordingId !== null) void keepAudience(owner, recordingId, next).catch(() => {});
  };
  return (
    <Stack gap="md">
      <LanguageSelect value={language} onChange={setPicked} />
      <SupportNotes support={chosen} />
      <AudienceChoice value={audience} onChange={choose} />
      <RecordingPreview file={file} gaps={gaps} onDelete={onDelete} />
      <KeptFoot>
        <Group justify="space-between" gap="xs">
          <Button variant="subtle" onClick={onReRecord}>
            {t('reRecord')}
          </Button>
          <Group gap="xs">
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
            <Button
              loading={isChecking}
              disabled={chosen?.available === false || isUnsaid(audience)}
              onClick={() => onUpload(language, audience)}
            >
              {t('upload')}
            </Button>
          </Group>
        </Group>
      </KeptFoot>
    </Stack>
  );
}
