import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endUserSessions, listUserSessions } from '@tavla/shared/contracts/sessions';
import type { User } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { SessionSummary } from '@/entities/users/SessionSummary';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface PersonSessionsProps {
  user: User;
  mayEnd: boolean;
  isAsking: boolean;
  onAsk: () => void;
  onSettled: () => void;
}

/** Where a person is signed in, and the way to sign them out everywhere. */
export function PersonSessions({ user, mayEnd, isAsking, onAsk, onSettled }: PersonSessionsProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const queryKey = ['sessions', user.id];
  const sessions = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listUserSessions, { params: { id: user.id }, signal })).data,
    staleTime: 0,
  });
  const name = fullName(user);
  const end = useMutation({
    mutationFn: () => call(endUserSessions, { params: { id: user.id } }),
    onSuccess: () => {
      notifications.show({ color: 'teal', message: t('sessions.ended', { name }) });
      onSettled();
      return client.invalidateQueries({ queryKey });
    },
    onError: (error) =>
      notifications.show({ color: 'red', title: t('sessions.endFailed'), message: errorText(error) }),
  });

  return (
    <Stack gap="xs">
      <Group justify="space-between" mih={30}>
        <Title order={2} size="h3">
          {t('sessions.title')}
        </Title>
        {mayEnd && Boolean(sessions.data?.length) && (
          <Button size="xs" variant="default" onClick={onAsk}>
            {t('sessions.end')}
          </Button>
        )}
      </Group>
      {sessions.isPending && <Skeleton h={36} role="status" aria-label={t('sessions.loading')} />}
      {sessions.isError && (
        <Group>
          <Text size="sm">{t('sessions.failed')}</Text>
          <Button size="compact-xs" variant="default" onClick={() => void sessions.refetch()}>
            {t('sessions.retry')}
          </Button>
        </Group>
      )}
      {sessions.data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('sessions.none')}
        </Text>
      )}
      {sessions.data?.map((session) => (
        <SessionSummary key={session.id} session={session} />
      ))}
      {isAsking && (
        <ConfirmDialog
          opened
          title={t('sessions.endTitle')}
          text={t('sessions.endText', { name })}
          confirmLabel={t('sessions.end')}
          cancelLabel={t('remove.cancel')}
          isDangerous
          isPending={end.isPending}
          onConfirm={() => end.mutate()}
          onCancel={onSettled}
        />
      )}
    </Stack>
  );
}
