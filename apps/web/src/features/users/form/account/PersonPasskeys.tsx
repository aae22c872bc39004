import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listUserPasskeys, resetPasskeys } from '@tavla/shared/contracts/sign-in/passkeys';
import type { User } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { PasskeyList } from '@/entities/passkeys/PasskeyList';
import '@/i18n/passkeys-catalogue';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface PersonPasskeysProps {
  user: User;
  mayReset: boolean;
  isAsking: boolean;
  onAsk: () => void;
  onSettled: () => void;
}

/** The passkeys of a person, and the way to remove them for somebody who has lost theirs. */
export function PersonPasskeys({ user, mayReset, isAsking, onAsk, onSettled }: PersonPasskeysProps) {
  const { t } = useTranslation('passkeys');
  const client = useQueryClient();
  const queryKey = ['passkeys', user.id];
  const passkeys = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listUserPasskeys, { params: { id: user.id }, signal })).data,
    staleTime: 0,
  });
  const name = fullName(user);
  const reset = useMutation({
    mutationFn: () => call(resetPasskeys, { params: { id: user.id } }),
    onSuccess: () => {
      notifications.show({ color: 'teal', message: t('resetDone', { name }) });
      onSettled();
      return client.invalidateQueries({ queryKey });
    },
    onError: (error) =>
      notifications.show({ color: 'red', title: t('resetFailed'), message: errorText(error) }),
  });
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
        <ConfirmDialog
          opened
          title={t('resetAsk', { name })}
          text={t('resetText')}
          confirmLabel={t('reset')}
          cancelLabel={t('cancel')}
          isDangerous
          isPending={reset.isPending}
          onConfirm={() => reset.mutate()}
          onCancel={onSettled}
        />
      )}
    </Stack>
  );
}
