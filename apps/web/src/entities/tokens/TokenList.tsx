import { Button, Group, Stack } from '@mantine/core';
import type { ApiToken } from '@tavla/shared/contracts/api-access/tokens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RevokeDialog } from './RevokeDialog';
import { TokenSummary } from './TokenSummary';

interface TokenListProps {
  tokens: readonly ApiToken[];
  /** Left out where whoever looks may not end them. */
  revoke?: ((token: ApiToken) => Promise<unknown>) | undefined;
  onChanged: () => unknown;
}

/** The tokens of one person, each with the way to end it. */
export function TokenList({ tokens, revoke, onChanged }: TokenListProps) {
  const { t } = useTranslation('tokens');
  const [leaving, setLeaving] = useState<ApiToken>();
  if (tokens.length === 0) return null;
  return (
    <>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('list')}>
        {tokens.map((token) => (
          <Group key={token.id} component="li" justify="space-between" wrap="nowrap" gap="md">
            <TokenSummary token={token} />
            {revoke && (
              <Button
                variant="default"
                size="xs"
                flex="none"
                onClick={() => setLeaving(token)}
                aria-label={t('revokeLabel', { name: token.name })}
              >
                {t('revoke')}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      {leaving && revoke && (
        <RevokeDialog
          words={{
            title: t('revokeTitle'),
            text: t('revokeText', { name: leaving.name }),
            done: t('revoked'),
          }}
          revoke={() => revoke(leaving)}
          onSettled={onChanged}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
