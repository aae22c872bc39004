import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listUserPasskeys, resetPasskeys } from '@tavla/shared/contracts/sign-in/passkeys';
import type { User } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { ConfirmedCall } from '@/entities/confirmed-call/ConfirmedCall';
import { PasskeyList } from '@/entities/passkeys/PasskeyList';
import '@/i18n/passkeys-catalogue';

interface PersonPasskeysProps {
  user: User;
  mayReset: boolean;
  isAsking: boolean;
  onAsk: () => void;
  onClose: () => void;
}

/** The passkeys of a person, and the way to remove them for somebody who has lost theirs. */
export function PersonPasskeys({ user, mayReset, isAsking, onAsk, onClose }: PersonPasskeysProps) {
  const { t } = useTranslation('passkeys');
  const client = useQueryClient();
  const queryKey = ['passkeys', user.id];
  const passkeys = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listUserPasskeys, { params: { id: user.id }, signal })).data,
    staleTime: 0,
  });
  const name = fullName(user);
  return (
    <Stack gap="xs">
      <Group justify="space-between" mih={30}>
        <Title order={2} size="h3">
          {t('resetTitle')}
        </Title>
        {mayReset && Boolean(passkeys.data?.length) && (
          <Button size="xs" variant="default" onClick={onAsk}>
            {t('reset')}
          </Button>
        )}
      </Group>
      {passkeys.isPending && <Skeleton h={36} role="status" aria-label={t('loading')} />}
      {passkeys.isError && (
        <Group>
          <Text size="sm">{t('loadFailed')}</Text>
          <Button size="compact-xs" variant="default" onClick={() => void passkeys.refetch()}>
            {t('retry')}
          </Button>
        </Group>
      )}
      {passkeys.data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('resetNone')}
        </Text>
      )}
      <PasskeyList passkeys={passkeys.data ?? []} />
      {isAsking && (
        <ConfirmedCall
          words={{
            title: t('resetAsk', { name }),
            text: t('resetText'),
            confirm: t('reset'),
            cancel: t('cancel'),
            failed: t('resetFailed'),
          }}
          make={() => call(resetPasskeys, { params: { id: user.id } })}
          done={() => ({ color: 'teal', message: t('resetDone', { name }) })}
          onSettled={() => client.invalidateQueries({ queryKey })}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}
