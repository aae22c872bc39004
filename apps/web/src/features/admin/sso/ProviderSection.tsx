import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { CopyRow } from './CopyRow';
import { ProviderDialog } from './ProviderDialog';
import type { SectionProps } from './section';

/** The provider that vouches for the company's people. */
export function ProviderSection({ sso, mayChange, onChanged }: SectionProps) {
  const { t } = useTranslation('sso');
  const [isAsking, asking] = useDisclosure();
  const { provider, domain } = sso;
  return (
    <Stack gap="sm" component="section" aria-labelledby="sso-provider">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4" id="sso-provider">
          {t('provider.title')}
        </Title>
        {mayChange && domain?.provedBy && (
          <Button variant={provider ? 'default' : 'filled'} onClick={asking.open}>
            {t(provider ? 'provider.change' : 'provider.set')}
          </Button>
        )}
      </Group>
      {provider ? (
        <>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {t('provider.is', { issuer: provider.issuer, client: provider.clientId })}
          </Text>
          <Text size="sm" c="dimmed">
            {t('provider.linked', { count: sso.linked })}{' '}
            {t(provider.createsPeople ? 'provider.makes' : 'provider.makesNot')}
          </Text>
          {!provider.hasSecret && (
            <Alert color="orange" role="alert">
              {t('provider.secretLost')}
            </Alert>
          )}
          {!domain?.provedBy && (
            <Alert color="orange" role="alert">
              {t('provider.unproved')}
            </Alert>
          )}
        </>
      ) : (
        <Text size="sm">{t('provider.none')}</Text>
      )}
      <CopyRow label={t('provider.redirectUri')} hint={t('provider.redirectHint')} value={sso.redirectUri} />
      {isAsking && <ProviderDialog sso={sso} onChanged={onChanged} onClose={asking.close} />}
    </Stack>
  );
}
