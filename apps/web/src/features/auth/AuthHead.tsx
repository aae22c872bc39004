import { Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';

/** The head of a sign-in page; the window is named after it. */
export function AuthHead({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  useDocumentTitle(`${title} · ${t('appName')}`);
  return (
    <Stack gap={6} mb="lg">
      <Title order={1}>{title}</Title>
      <Text c="dimmed" style={{ textWrap: 'pretty' }}>
        {text}
      </Text>
    </Stack>
  );
}
