import { Alert, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { SignInDomain } from '@tavla/shared/contracts/single-sign-on/settings';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '@/lib/dates/dates';
import { DomainDialog } from './DomainDialog';
import { DomainProof } from './DomainProof';
import type { SectionProps } from './section';

/** Whose addresses sign in with the provider: said, then proved. */
export function DomainSection({ sso, mayChange, onChanged }: SectionProps) {
  const { t } = useTranslation('sso');
  const [isAsking, asking] = useDisclosure();
  const { domain } = sso;
  return (
    <Stack gap="sm" component="section" aria-labelledby="sso-domain">
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Title order={2} size="h4" id="sso-domain">
            {domain?.name ?? t('domain.title')}
          </Title>
          {domain && (
            <Badge
              size="sm"
              variant="light"
              color={domain.provedBy ? 'teal' : 'orange'}
              tt="none"
              c="var(--mantine-color-text)"
            >
              {t(domain.provedBy ? 'domain.proved' : 'domain.unproved')}
            </Badge>
          )}
        </Group>
        {mayChange && (
          <Button variant={domain ? 'default' : 'filled'} onClick={asking.open}>
            {t(domain ? 'domain.change' : 'domain.set')}
          </Button>
        )}
      </Group>
      {!domain && <Text size="sm">{t('domain.none')}</Text>}
      {domain && <ProofWords domain={domain} />}
      {domain && !domain.provedBy && mayChange && <DomainProof domain={domain} onChanged={onChanged} />}
      {isAsking && <DomainDialog sso={sso} onChanged={onChanged} onClose={asking.close} />}
    </Stack>
  );
}

function ProofWords({ domain: { provedBy, provedAt, holdsUntil, missingSince } }: { domain: SignInDomain }) {
  const { t } = useTranslation('sso');
  if (!provedBy) return null;
  return (
    <>
      <Text size="sm" c="dimmed">
        {holdsUntil
          ? t('domain.byMail', { until: dateAndTime(holdsUntil) })
          : t('domain.byRecord', { at: dateAndTime(provedAt ?? '') })}
      </Text>
      {missingSince && (
        <Alert color="orange" role="alert">
          {t('domain.missing', { since: dateAndTime(missingSince) })}
        </Alert>
      )}
    </>
  );
}
