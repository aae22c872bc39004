import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ApiToken,
  createToken,
  listMyTokens,
  revokeToken,
} from '@tavla/shared/contracts/api-access/tokens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { useMe, useMeQuery } from '@/entities/me/use-me';
import { MakeTokenDialog } from '@/entities/tokens/MakeTokenDialog';
import { RevokeDialog } from '@/entities/tokens/RevokeDialog';
import { TokenSummary } from '@/entities/tokens/TokenSummary';
import { Section } from './Section';

const tokensKey = ['tokens', 'mine'];

/** One's own API tokens: made, looked at and revoked. */
export function TokensSection() {
  const { t } = useTranslation('tokens');
  const { organization } = useMe();
  const held = useMeQuery().data?.permissions ?? [];
  const [isMaking, making] = useDisclosure();
  const [leaving, setLeaving] = useState<ApiToken>();
  const client = useQueryClient();
  const tokens = useQuery({
    queryKey: tokensKey,
    queryFn: async ({ signal }) => (await call(listMyTokens, { signal })).data,
    staleTime: 0,
  });
  const reload = () => client.invalidateQueries({ queryKey: tokensKey });
  const { tokensOfPeople: isOn, endlessTokens } = organization;
  return (
    <Section
      title={t('title')}
      action={
        isOn && (
          <Button variant="default" onClick={making.open}>
            {t('make')}
          </Button>
        )
      }
    >
      <Text size="sm" c="dimmed">
        {isOn ? t('intro') : t('off')}{' '}
        <Anchor href="/api/docs" target="_blank" underline="always" inherit>
          {t('documentation')}
        </Anchor>
      </Text>
      {tokens.isPending && <Skeleton h={56} role="status" aria-label={t('loading')} />}
      {tokens.isError && (
        <Group>
          <Text size="sm">{t('loadFailed')}</Text>
          <Button size="compact-sm" variant="default" onClick={() => void tokens.refetch()}>
            {t('retry')}
          </Button>
        </Group>
      )}
      {tokens.data?.length === 0 && <Text size="sm">{t('empty')}</Text>}
      {tokens.data && tokens.data.length > 0 && (
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('list')}>
          {tokens.data.map((token) => (
            <Group key={token.id} component="li" justify="space-between" wrap="nowrap" gap="md">
              <TokenSummary token={token} />
              <Button
                variant="default"
                size="xs"
                flex="none"
                onClick={() => setLeaving(token)}
                aria-label={t('revokeLabel', { name: token.name })}
              >
                {t('revoke')}
              </Button>
            </Group>
          ))}
        </Stack>
      )}
      {isMaking && (
        <MakeTokenDialog
          held={held}
          canBeEndless={endlessTokens}
          make={(body) => call(createToken, { body })}
          onMade={reload}
          onClose={making.close}
        />
      )}
      {leaving && (
        <RevokeDialog
          words={{
            title: t('revokeTitle'),
            text: t('revokeText', { name: leaving.name }),
            done: t('revoked'),
          }}
          revoke={() => call(revokeToken, { params: { id: leaving.id } })}
          onSettled={reload}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Section>
  );
}
