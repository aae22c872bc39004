import { Stack, Text } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { reconnectStream } from '@/entities/live/stream-status';
import { refreshMe, useMeQuery } from '@/entities/me/use-me';
import '@/i18n/passkeys-catalogue';
import { MountedModal } from '@/ui/MountedModal';
import { PasskeyStep } from './PasskeyStep';

/** Above everything but the question for a code, which making a first passkey may ask. */
const above = 450;

/** The company asks for a passkey from now on. Nothing of the page is seen until it is there, and nothing is lost. */
export function PasskeyDialog({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('passkeys');
  const hasPasskey = useMeQuery().data?.hasPasskey ?? false;

  const go = useCallback(() => {
    onDone();
    refreshMe();
    reconnectStream();
  }, [onDone]);

  return (
    <MountedModal
      size="sm"
      zIndex={above}
      isInsisting
      overlayProps={{ backgroundOpacity: 1, color: 'var(--mantine-color-body)' }}
      onClose={() => undefined}
      title={t(hasPasskey ? 'gate.showTitle' : 'gate.makeTitle')}
    >
      <Stack gap="md">
        <PasskeyStep hasPasskey={hasPasskey} onDone={go} />
        <Text size="sm" c="dimmed">
          {t('gate.kept')}
        </Text>
      </Stack>
    </MountedModal>
  );
}
