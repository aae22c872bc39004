import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { askConfirmation, confirm } from '@tavla/shared/contracts/confirm';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { askCode } from '@/entities/codes/ask-code';
import { CodeEntry } from '@/entities/codes/CodeEntry';
import { ResendCode } from '@/entities/codes/ResendCode';
import { useMe, useMeQuery } from '@/entities/me/use-me';
import { MountedModal } from '@/ui/MountedModal';

/** Whoever has no passkey does without their code. */
const loadPasskeys = () => import('./passkeys');

/** Above whatever made the call, itself a dialog perhaps. */
const above = 500;

/** Sends a code to one's own address and takes it; closing it gives up what waits for it. */
export function ConfirmDialog({ onSettled }: { onSettled: (isConfirmed: boolean) => void }) {
  const { t } = useTranslation('confirm');
  const { email } = useMe();
  const send = useMutation({ mutationFn: () => askCode(email, () => call(askConfirmation)) });
  const hasPasskey = useMeQuery().data?.hasPasskey ?? false;
  const byPasskey = useMutation({
    mutationFn: async () => (await loadPasskeys()).confirmByPasskey(),
    onSuccess: () => onSettled(true),
  });

  async function enter(code: string) {
    await call(confirm, { body: { code } });
    onSettled(true);
  }

  return (
    <MountedModal
      size="sm"
      zIndex={above}
      overlayProps={{ backgroundOpacity: 0.35 }}
      closeOnClickOutside={false}
      onClose={() => onSettled(false)}
      title={t('title')}
    >
      {send.isSuccess ? (
        <Stack gap="sm">
          <Text size="sm">{t('enter', { email })}</Text>
          <CodeEntry submitLabel={t('submit')} onCode={enter} />
          <ResendCode resend={() => call(askConfirmation)} refused={send.data} />
        </Stack>
      ) : (
        <Stack gap="sm">
          <Text size="md">{t(hasPasskey ? 'askEither' : 'ask', { email })}</Text>
          {send.isError && (
            <Alert color="red" title={t('failed')} role="alert">
              {errorText(send.error)}
            </Alert>
          )}
          {byPasskey.error?.message && (
            <Alert color="red" title={t('passkeyFailed')} role="alert">
              {byPasskey.error.message}
            </Alert>
          )}
          {hasPasskey && (
            <Button fullWidth data-autofocus loading={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
              {t('usePasskey')}
            </Button>
          )}
          <Group justify="flex-end" gap="xs" mt="xs">
            <Button variant="default" onClick={() => onSettled(false)}>
              {t('cancel')}
            </Button>
            <Button
              variant={hasPasskey ? 'default' : 'filled'}
              data-autofocus={!hasPasskey || undefined}
              loading={send.isPending}
              onClick={() => send.mutate()}
            >
              {t('send')}
            </Button>
          </Group>
        </Stack>
      )}
    </MountedModal>
  );
}
