import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failedText } from '@/api/error-text';
import type { useLanguageSupport } from './use-language-support';

/** Why a recording in a language cannot be read here, where it is sent for that, or whose work its text will be. */
export function SupportNotes({ support }: { support: ReturnType<typeof useLanguageSupport> }) {
  const { t } = useTranslation('record');
  return (
    <>
      {support?.reason && <Alert color="orange">{failedText(support)}</Alert>}
      {support?.sentTo && (
        <Text size="xs" c="dimmed">
          {t('noticeSent', { host: support.sentTo })}
        </Text>
      )}
      {support?.notice && (
        <Text size="xs" c="dimmed">
          {support.notice}
        </Text>
      )}
    </>
  );
}
