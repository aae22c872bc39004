import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endUserSessions, listUserSessions } from '@tavla/shared/contracts/sessions';
import type { User } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { ConfirmedCall } from '@/entities/confirmed-call/ConfirmedCall';
import { SessionSummary } from '@/entities/users/SessionSummary';

interface PersonSessionsProps {
  user: User;
  mayEnd: boolean;
  isAsking: boolean;
  onAsk: () => void;
  onClose: () => void;
}

/** Where a person is signed in, and the way to sign them out everywhere. */
export function PersonSessions({ user, mayEnd, isAsking, onAsk, onClose }: PersonSessionsProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const queryKey = ['sessions', user.id];
  const sessions = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listUserSessions, { params: { id: user.id }, signal })).data,
    staleTime: 0,
  });
  const name = fullName(user);
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
        <ConfirmedCall
          words={{
            title: t('sessions.endTitle'),
            text: t('sessions.endText', { name }),
            confirm: t('sessions.end'),
            cancel: t('remove.cancel'),
            failed: t('sessions.endFailed'),
          }}
          make={() => call(endUserSessions, { params: { id: user.id } })}
          done={() => ({ color: 'teal', message: t('sessions.ended', { name }) })}
          onSettled={() => client.invalidateQueries({ queryKey })}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}
