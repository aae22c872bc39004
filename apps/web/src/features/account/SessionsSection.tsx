import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endMySession, endMySessions, listMySessions, type Session } from '@tavla/shared/contracts/sessions';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { usePersonSession } from '@/entities/session/person-session-context';
import { signOutBy } from '@/entities/session/sign-out';
import { SessionSummary, useDeviceName } from '@/entities/users/SessionSummary';
import { fullTime, relativeTime } from '@/lib/dates/dates';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Section } from './Section';

const sessionsKey = ['sessions', 'mine'];

/** Every device on which this person is signed in, and the ways to sign out. */
export function SessionsSection() {
  const { t } = useTranslation('account');
  const [isAsking, ask] = useDisclosure();
  const client = useQueryClient();
  const session = usePersonSession();
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await call(listMySessions, { signal })).data,
    staleTime: 0,
  });
  const onError = (error: unknown) =>
    notifications.show({ color: 'red', title: t('sessions.failed'), message: errorText(error) });
  const endOne = useMutation({
    mutationFn: (id: string) => call(endMySession, { params: { id } }),
    onSuccess: () => notifications.show({ color: 'teal', message: t('sessions.ended') }),
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
  const endAll = useMutation({
    mutationFn: () => signOutBy(session, () => call(endMySessions)),
    onError,
  });

  const all = (
    <Button variant="default" color="red" onClick={ask.open}>
      {t('sessions.signOutAll')}
    </Button>
  );
  return (
    <Section title={t('sessions.title')} action={all}>
      {sessions.isPending && <Skeleton h={56} role="status" aria-label={t('sessions.loading')} />}
      {sessions.isError && (
        <Group>
          <Text size="sm">{t('sessions.loadFailed')}</Text>
          <Button size="compact-sm" variant="default" onClick={() => void sessions.refetch()}>
            {t('sessions.retry')}
          </Button>
        </Group>
      )}
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {sessions.data?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={endOne.isPending && endOne.variables === session.id}
            onEnd={() => endOne.mutate(session.id)}
          />
        ))}
      </Stack>
      {isAsking && (
        <ConfirmDialog
          opened
          title={t('sessions.signOutAllTitle')}
          text={t('sessions.signOutAllText')}
          confirmLabel={t('sessions.signOutAll')}
          cancelLabel={t('sessions.cancel')}
          isDangerous
          isPending={endAll.isPending}
          onConfirm={() => endAll.mutate()}
          onCancel={ask.close}
        />
      )}
    </Section>
  );
}

interface RowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: RowProps) {
  const { t } = useTranslation('account');
  const device = useDeviceName(session);
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="md">
      <SessionSummary session={session}>
        <Text size="xs" c="dimmed" title={fullTime(session.createdAt)}>
          {t(`sessions.since.${session.way}`, { time: relativeTime(session.createdAt) })}
        </Text>
      </SessionSummary>
      {!session.current && (
        <Button
          variant="default"
          size="xs"
          loading={isEnding}
          onClick={onEnd}
          aria-label={t('sessions.signOutLabel', { device })}
        >
          {t('sessions.signOut')}
        </Button>
      )}
    </Group>
  );
}
