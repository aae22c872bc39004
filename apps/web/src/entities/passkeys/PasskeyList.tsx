import { Group, Stack, Text } from '@mantine/core';
import type { Passkey } from '@tavla/shared/contracts/sign-in/passkeys';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '@/i18n/passkeys-catalogue';
import { fullTime, relativeTime } from '@/lib/dates/dates';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  /** What can be done to one, beside it. */
  actions?: (passkey: Passkey) => ReactNode;
}

/** Passkeys by their names, with when they were made and last used. */
export function PasskeyList({ passkeys, actions }: PasskeyListProps) {
  const { t } = useTranslation('passkeys');
  if (passkeys.length === 0) return null;
  return (
    <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('list')}>
      {passkeys.map((passkey) => (
        <Group key={passkey.id} component="li" justify="space-between" wrap="nowrap" gap="md">
          <div style={{ minWidth: 0 }}>
            <Text size="sm" fw={550} style={{ overflowWrap: 'anywhere' }}>
              <bdi>{passkey.name}</bdi>
            </Text>
            <Text size="xs" c="dimmed" title={fullTime(passkey.lastUsedAt ?? passkey.createdAt)}>
              {passkey.lastUsedAt
                ? t('times', {
                    made: relativeTime(passkey.createdAt),
                    used: relativeTime(passkey.lastUsedAt),
                  })
                : t('unused', { made: relativeTime(passkey.createdAt) })}
            </Text>
          </div>
          {actions?.(passkey)}
        </Group>
      ))}
    </Stack>
  );
}
