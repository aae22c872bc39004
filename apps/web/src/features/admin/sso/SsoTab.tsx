import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { allPermissions, reaches } from '@tavla/shared/permissions';
import { useTranslation } from 'react-i18next';
import { useMeQuery } from '@/entities/me/use-me';
import { CodesSection } from './CodesSection';
import { DomainSection } from './DomainSection';
import { ProviderSection } from './ProviderSection';
import { RemoveSection } from './RemoveSection';
import { useSso } from './use-sso';

/** How the company's people sign in: a domain that is proved, a provider, and whether codes are let in. */
export function SsoTab() {
  const { t } = useTranslation('sso');
  const { sso, store, reload } = useSso();
  const mayChange = reaches(useMeQuery().data?.permissions ?? [], allPermissions);
  const { data } = sso;
  return (
    <Stack gap="xl" maw={640}>
      <Text size="sm" c="dimmed">
        {t('intro')}
      </Text>
      {!mayChange && <Text size="sm">{t('readOnly')}</Text>}
      {sso.isError && !data && (
        <Alert color="red" title={t('failed')} role="alert">
          <Button size="xs" variant="default" onClick={() => void sso.refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {sso.isPending && (
        <Stack gap={8} role="status" aria-label={t('loading')}>
          {['a', 'b', 'c'].map((row) => (
            <Skeleton key={row} h={72} />
          ))}
        </Stack>
      )}
      {data && <DomainSection sso={data} mayChange={mayChange} onChanged={store} />}
      {data?.domain && (data.domain.provedBy || data.provider) && (
        <ProviderSection sso={data} mayChange={mayChange} onChanged={store} />
      )}
      {data?.provider && data.domain?.provedBy && (
        <CodesSection sso={data} mayChange={mayChange} onChanged={store} />
      )}
      {data?.domain && mayChange && <RemoveSection onRemoved={reload} />}
    </Stack>
  );
}
