import { Button, Paper, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { checkSignInDomain } from '@tavla/shared/contracts/single-sign-on/domain';
import type { SignInDomain } from '@tavla/shared/contracts/single-sign-on/settings';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { CopyRow } from './CopyRow';
import { MailboxDialog } from './MailboxDialog';
import type { SectionProps } from './section';
import { useStep } from './use-step';

interface DomainProofProps {
  domain: SignInDomain;
  onChanged: SectionProps['onChanged'];
}

/** The two ways to prove a domain: a record at it, or a mailbox of whoever runs it. */
export function DomainProof({ domain, onChanged }: DomainProofProps) {
  const { t } = useTranslation('sso');
  const [isAsking, asking] = useDisclosure();
  const check = useStep(() => call(checkSignInDomain, {}), onChanged, t('domain.isProved'));
  return (
    <Paper withBorder p="md" radius="md">
      <Stack gap="sm" align="stretch">
        <Text size="sm">{t('domain.record')}</Text>
        <CopyRow label={t('domain.recordName')} value={domain.record.name} />
        <CopyRow label={t('domain.recordValue')} value={domain.record.value} />
        <Button style={{ alignSelf: 'flex-start' }} loading={check.isPending} onClick={() => check.mutate()}>
          {t('domain.check')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('domain.orMail')}
        </Text>
        <Button style={{ alignSelf: 'flex-start' }} variant="default" onClick={asking.open}>
          {t('domain.mail')}
        </Button>
      </Stack>
      {isAsking && <MailboxDialog domain={domain.name} onChanged={onChanged} onClose={asking.close} />}
    </Paper>
  );
}
