import '@/i18n/visibility-catalogue';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMay, useMe } from '@/entities/me/use-me';
import type { Audience } from './audience';
import { PeopleChoice } from './PeopleChoice';
import { VisibilityFields } from './VisibilityFields';

interface Props {
  value: Audience;
  onChange(value: Audience): void;
  error?: string | undefined;
  disabled?: boolean;
}

/** Who may see a meeting, and who was in it. */
export function AudienceFields({ value, onChange, error, disabled = false }: Props) {
  const { t } = useTranslation('visibility');
  const { id: me } = useMe();
  const mayReadPeople = useMay('read', 'user');
  const { visibility, attendeeIds } = value;
  return (
    <Stack gap="md">
      <VisibilityFields
        value={visibility}
        error={error}
        disabled={disabled}
        onChange={(next) => onChange({ ...value, visibility: next })}
      />
      {mayReadPeople && (
        <Stack gap={4}>
          <PeopleChoice
            label={t('whoWasThere')}
            ids={attendeeIds}
            exceptId={me}
            disabled={disabled}
            onChange={(next) => onChange({ ...value, attendeeIds: next })}
          />
          <Text size="xs" c="dimmed">
            {t('whoWasThereText')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
