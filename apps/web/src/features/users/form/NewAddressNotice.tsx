import { Checkbox, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface NewAddressNoticeProps {
  endSessions: boolean;
  onEndSessions: (endSessions: boolean) => void;
}

/** What follows when a person gets another address, and whether their sessions end with it. */
export function NewAddressNotice({ endSessions, onEndSessions }: NewAddressNoticeProps) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('form.newAddress')}
      </Text>
      <Checkbox
        label={t('form.endSessions')}
        description={t('form.endSessionsHint')}
        checked={endSessions}
        onChange={(event) => onEndSessions(event.currentTarget.checked)}
      />
    </Stack>
  );
}
