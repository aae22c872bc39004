import { Badge, Group, Text } from '@mantine/core';
import type { ApiToken } from '@tavla/shared/contracts/api-access/tokens';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullTime } from '@/lib/dates/dates';
import { usePairWords, useTokenTimes } from './token-words';

interface TokenSummaryProps {
  token: ApiToken;
  /** Beside its name. */
  children?: ReactNode;
}

/** What a token is called, whether it still holds, when it was used and what it may do. */
export function TokenSummary({ token, children }: TokenSummaryProps) {
  const { t } = useTranslation('tokens');
  const pairWords = usePairWords();
  const times = useTokenTimes();
  return (
    <div style={{ minWidth: 0 }}>
      <Group gap="xs">
        <Text size="sm" fw={550} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{token.name}</bdi>
        </Text>
        {token.isExpired && (
          <Badge size="sm" variant="light" color="orange" tt="none">
            {t('expired')}
          </Badge>
        )}
        {!token.mayWrite && token.permissions.some(({ action }) => action !== 'read') && (
          <Badge size="sm" variant="light" color="gray" tt="none">
            {t('proposes')}
          </Badge>
        )}
        {children}
      </Group>
      <Text size="xs" c="dimmed" title={token.lastUsedAt ? fullTime(token.lastUsedAt) : undefined}>
        {times(token)}
      </Text>
      <Text size="xs" c="dimmed">
        {pairWords(token.permissions)}
      </Text>
    </div>
  );
}
