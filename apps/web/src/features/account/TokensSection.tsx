import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createToken, listMyTokens, revokeToken } from '@tavla/shared/contracts/api-access/tokens';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { useMe, useMeQuery } from '@/entities/me/use-me';
import { MakeTokenDialog } from '@/entities/tokens/MakeTokenDialog';
import { TokenList } from '@/entities/tokens/TokenList';
import { Section } from './Section';

const tokensKey = ['tokens', 'mine'];

/** One's own API tokens: made, looked at and revoked. */
export function TokensSection() {
  const { t } = useTranslation('tokens');
  const { organization } = useMe();
  const held = useMeQuery().data?.permissions ?? [];
  const [isMaking, making] = useDisclosure();
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
      <TokenList
        tokens={tokens.data ?? []}
        revoke={({ id }) => call(revokeToken, { params: { id } })}
        onChanged={reload}
      />
      {isMaking && (
        <MakeTokenDialog
          held={held}
          canBeEndless={endlessTokens}
          make={(body) => call(createToken, { body })}
          onMade={reload}
          onClose={making.close}
        />
      )}
    </Section>
  );
}
