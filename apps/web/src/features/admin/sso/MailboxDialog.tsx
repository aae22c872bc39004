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
import { askCode } from '@/entities/codes/ask-code';
import { CodeEntry } from '@/entities/codes/CodeEntry';
import { ResendCode } from '@/entities/codes/ResendCode';
import { MountedModal } from '@/ui/MountedModal';
import { useStep } from './use-step';

interface MailboxDialogProps {
  domain: string;
  onChanged: (now: SingleSignOn) => unknown;
  onClose: () => void;
}

/** Chooses a mailbox, has a code sent there, and takes it; one that was sent before it was closed is taken as well. */
export function MailboxDialog({ domain, onChanged, onClose }: MailboxDialogProps) {
  const { t } = useTranslation('sso');
  const [mailbox, setMailbox] = useState<DomainMailbox>('postmaster');
  const [sent, setSent] = useState<{ refused: unknown }>();
  const email = `${mailbox}@${domain}`;
  const ask = () => call(sendDomainCode, { body: { mailbox } });
  const send = useStep(
    () => askCode(email, ask),
    (refused) => setSent({ refused }),
  );

  async function enter(code: string) {
    onChanged(await call(proveSignInDomain, { body: { mailbox, code } }));
    onClose();
  }

  return (
    <MountedModal size={480} closeOnClickOutside={false} title={t('domain.mail')} onClose={onClose}>
      {sent ? (
        <Stack gap="sm">
          <Text size="sm">{t('domain.sent', { email })}</Text>
          <CodeEntry submitLabel={t('domain.enter')} onCode={enter} />
          <ResendCode resend={ask} refused={sent.refused} />
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
