import { Stack, Text, Title } from '@mantine/core';
import { PageTitle } from '@/ui/PageTitle';

/** The head of a sign-in page; the window is named after it. */
export function AuthHead({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap={6} mb="lg">
      <PageTitle>{title}</PageTitle>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" style={{ textWrap: 'pretty' }}>
        {text}
      </Text>
    </Stack>
  );
}
