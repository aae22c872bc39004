import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { proveSignInDomain, sendDomainCode } from '@tavla/shared/contracts/single-sign-on/domain';
import {
  type DomainMailbox,
  domainMailboxes,
  type SingleSignOn,
} from '@tavla/shared/contracts/single-sign-on/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { CodeEntry } from '@/entities/codes/CodeEntry';
import { MountedModal } from '@/ui/MountedModal';
import { useStep } from './use-step';

interface MailboxDialogProps {
  domain: string;
  onChanged: (now: SingleSignOn) => unknown;
  onClose: () => void;
}

/** Chooses a mailbox, has a code sent there, and takes it. */
export function MailboxDialog({ domain, onChanged, onClose }: MailboxDialogProps) {
  const { t } = useTranslation('sso');
  const [mailbox, setMailbox] = useState<DomainMailbox>('postmaster');
  const [isSent, setSent] = useState(false);
  const send = useStep(
    () => call(sendDomainCode, { body: { mailbox } }),
    () => setSent(true),
  );
  const email = `${mailbox}@${domain}`;

  async function enter(code: string) {
    onChanged(await call(proveSignInDomain, { body: { mailbox, code } }));
    onClose();
  }

  return (
    <MountedModal size={480} title={t('domain.mail')} onClose={onClose}>
      {isSent ? (
        <Stack gap="sm">
          <Text size="sm">{t('domain.sent', { email })}</Text>
          <CodeEntry submitLabel={t('domain.enter')} onCode={enter} />
        </Stack>
      ) : (
        <Stack gap="sm">
          <Select
            label={t('domain.mailbox')}
            description={t('domain.mailboxHint')}
            data={domainMailboxes.map((value) => ({ value, label: `${value}@${domain}` }))}
            allowDeselect={false}
            value={mailbox}
            onChange={(value) => setMailbox(value ?? 'postmaster')}
            data-autofocus
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button loading={send.isPending} onClick={() => send.mutate()}>
              {t('domain.send')}
            </Button>
          </Group>
        </Stack>
      )}
    </MountedModal>
  );
}
