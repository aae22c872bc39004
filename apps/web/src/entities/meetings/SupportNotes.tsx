import { Alert, Text } from '@mantine/core';
import { failedText } from '@/api/error-text';
import type { useLanguageSupport } from './use-language-support';

/** Why a recording in a language cannot be read here, or whose work its text will be. */
export function SupportNotes({ support }: { support: ReturnType<typeof useLanguageSupport> }) {
  return (
    <>
      {support?.reason && <Alert color="orange">{failedText(support)}</Alert>}
      {support?.notice && (
        <Text size="xs" c="dimmed">
          {support.notice}
        </Text>
      )}
    </>
  );
}
