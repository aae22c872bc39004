import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createServiceToken } from '@tavla/shared/contracts/api-access/service-accounts';
import { type ApiToken, listCompanyTokens, revokeUserToken } from '@tavla/shared/contracts/api-access/tokens';
import type { User } from '@tavla/shared/contracts/users';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { useMe } from '@/entities/me/use-me';
import { rolesStore } from '@/entities/roles/roles-store';
import { MakeTokenDialog } from '@/entities/tokens/MakeTokenDialog';
import { TokenList } from '@/entities/tokens/TokenList';

interface ServiceTokensProps {
  user: User;
  /** Whether the one who looks may make and revoke some. */
  mayChange: boolean;
}

/** The API tokens of a service account. */
export function ServiceTokens({ user, mayChange }: ServiceTokensProps) {
  const { t } = useTranslation(['users', 'tokens']);
  const { id } = user;
  const client = useQueryClient();
  const [isMaking, making] = useDisclosure();
  const { endlessTokens } = useMe().organization;
  const held = rolesStore.useById(user.roleId)?.permissions ?? [];
  const queryKey = ['tokens', 'company', 'of', id];
  const tokens = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call(listCompanyTokens, { query: { userId: id, limit: 200 }, signal })).data,
    staleTime: 0,
  });
  const revoke = (token: ApiToken) => call(revokeUserToken, { params: { id, tokenId: token.id } });
  const reload = () => client.invalidateQueries({ queryKey });
  return (
    <Stack gap="xs">
      <Group justify="space-between" mih={30}>
        <Title order={2} size="h3">
          {t('service.tokens')}
        </Title>
        {mayChange && held.length > 0 && (
          <Button size="xs" variant="default" onClick={making.open}>
            {t('tokens:make')}
          </Button>
        )}
      </Group>
      {tokens.isPending && <Skeleton h={36} role="status" aria-label={t('tokens:loading')} />}
      {tokens.isError && (
        <Group>
          <Text size="sm">{t('tokens:loadFailed')}</Text>
          <Button size="compact-xs" variant="default" onClick={() => void tokens.refetch()}>
            {t('tokens:retry')}
          </Button>
        </Group>
      )}
      {tokens.data?.length === 0 && <Text size="sm">{t('service.noTokens')}</Text>}
      <TokenList tokens={tokens.data ?? []} revoke={mayChange ? revoke : undefined} onChanged={reload} />
      {isMaking && (
        <MakeTokenDialog
          held={held}
          canBeEndless={endlessTokens}
          make={(body) => call(createServiceToken, { params: { id }, body })}
          onMade={reload}
          onClose={making.close}
        />
      )}
    </Stack>
  );
}
