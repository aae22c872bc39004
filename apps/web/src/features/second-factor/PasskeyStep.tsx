import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { logout, me } from '@tavla/shared/contracts/auth';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { getSession } from '@/api/person-session';
import { refreshMe } from '@/entities/me/use-me';
import { makePasskey, suggestedName } from '@/entities/passkeys/add-passkey';
import { showPasskey } from '@/entities/passkeys/show-passkey';
import { troubleOf } from '@/entities/passkeys/trouble';
import { signOutBy } from '@/entities/session/sign-out';
import { useLookAgain } from './use-look-again';

interface PasskeyStepProps {
  /** Whether the person has one to show; otherwise they make their first. */
  hasPasskey: boolean;
  onDone: () => unknown;
}

/** Shows the passkey that the company asks for, or makes the first one; or signs out. */
export function PasskeyStep({ hasPasskey, onDone }: PasskeyStepProps) {
  const { t } = useTranslation('passkeys');
  const step = useMutation({
    mutationFn: async () => {
      // What this window knows may be old: another tab or device may have done it meanwhile.
      const now = await call(me);
      if (!now.isPasskeyAsked) return;
      if (now.hasPasskey) await showPasskey();
      else await makePasskey(suggestedName());
    },
    onSuccess: onDone,
    onError: refreshMe,
  });
  useLookAgain(onDone);
  const leaving = useMutation({
    mutationFn: async () => {
      const session = getSession();
      if (session) await signOutBy(session, () => call(logout));
    },
  });
  const trouble = step.isError ? troubleOf(step.error) : undefined;
  return (
    <Stack gap="md">
      <Text>{t(hasPasskey ? 'gate.show' : 'gate.make')}</Text>
      {trouble && (
        <Alert color="red" title={t('trouble.title')} role="alert">
          {trouble}
        </Alert>
      )}
      {leaving.isError && (
        <Alert color="red" title={t('gate.signOutFailed')} role="alert">
          {errorText(leaving.error)}
        </Alert>
      )}
      <Button size="md" fullWidth loading={step.isPending} onClick={() => step.mutate()} data-autofocus>
        {t(hasPasskey ? 'use' : 'add')}
      </Button>
      <Button
        variant="default"
        size="md"
        fullWidth
        loading={leaving.isPending}
        onClick={() => leaving.mutate()}
      >
        {t('gate.signOut')}
      </Button>
      {hasPasskey && (
        <Text size="sm" c="dimmed">
          {t('gate.lost')}
        </Text>
      )}
    </Stack>
  );
}
