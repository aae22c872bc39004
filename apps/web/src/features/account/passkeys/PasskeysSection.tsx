import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listMyPasskeys, type Passkey } from '@tavla/shared/contracts/sign-in/passkeys';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { refreshMe } from '@/entities/me/use-me';
import { PasskeyList } from '@/entities/passkeys/PasskeyList';
import '@/i18n/passkeys-catalogue';
import { Section } from '../Section';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { RemovePasskeyDialog } from './RemovePasskeyDialog';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';

const passkeysKey = ['passkeys', 'mine'];

type Doing = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

/** One's own passkeys: made, renamed and removed. */
export function PasskeysSection() {
  const { t } = useTranslation('passkeys');
  const [doing, setDoing] = useState<Doing>();
  const client = useQueryClient();
  const passkeys = useQuery({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => (await call(listMyPasskeys, { signal })).data,
    staleTime: 0,
  });
  const reload = () => {
    refreshMe();
    return client.invalidateQueries({ queryKey: passkeysKey });
  };
  const close = () => setDoing(undefined);
  const buttonFor = (what: 'rename' | 'remove', passkey: Passkey) => (
    <Button
      variant="default"
      size="xs"
      onClick={() => setDoing({ what, passkey })}
      aria-label={t(`${what}Label`, { name: passkey.name })}
    >
      {t(what)}
    </Button>
  );
  return (
    <Section
      title={t('title')}
      action={
        <Button variant="default" onClick={() => setDoing({ what: 'add' })}>
          {t('add')}
        </Button>
      }
    >
      <Text size="sm" c="dimmed" style={{ textWrap: 'pretty' }}>
        {t('intro')}
      </Text>
      {passkeys.isPending && <Skeleton h={56} role="status" aria-label={t('loading')} />}
      {passkeys.isError && (
        <Group>
          <Text size="sm">{t('loadFailed')}</Text>
          <Button size="compact-sm" variant="default" onClick={() => void passkeys.refetch()}>
            {t('retry')}
          </Button>
        </Group>
      )}
      {passkeys.data?.length === 0 && <Text size="sm">{t('empty')}</Text>}
      <PasskeyList
        passkeys={passkeys.data ?? []}
        actions={(passkey) => (
          <Group gap="xs" flex="none">
            {buttonFor('rename', passkey)}
            {buttonFor('remove', passkey)}
          </Group>
        )}
      />
      {doing?.what === 'add' && <AddPasskeyDialog onAdded={reload} onClose={close} />}
      {doing?.what === 'rename' && (
        <RenamePasskeyDialog passkey={doing.passkey} onRenamed={reload} onClose={close} />
      )}
      {doing?.what === 'remove' && (
        <RemovePasskeyDialog passkey={doing.passkey} onSettled={reload} onClose={close} />
      )}
    </Section>
  );
}
