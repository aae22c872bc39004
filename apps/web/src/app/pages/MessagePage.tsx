import { Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from '@/ui/PageTitle';

interface MessagePageProps {
  title: string;
  text: string;
  action: ReactNode;
  /** Inside the frame of the signed-in pages, which is the main landmark already. */
  isInFrame?: boolean;
}

/** A page that only says something: what happened, and one thing to do. */
export function MessagePage({ title, text, action, isInFrame = false }: MessagePageProps) {
  return (
    <Center component={isInFrame ? 'div' : 'main'} mih="60dvh" h="100%" p="md">
      <PageTitle>{title}</PageTitle>
      <Stack align="center" gap="sm" maw={440} ta="center">
        <Title order={1}>{title}</Title>
        <Text c="dimmed">{text}</Text>
        {action}
      </Stack>
    </Center>
  );
}
