import { Button, Stack, Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { loadCodeNow } from '@/lib/code/load-code';
import { loadPasskeySignIn } from './load-calls';
import { useOfferedPasskey } from './use-offered-passkey';

/** Signing in with a passkey, by the button or in the field of the address. Its code comes with the first click. */
export function PasskeySignIn() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const enter = useCallback((page: string) => void navigate(page, { replace: true }), [navigate]);
  const field = useOfferedPasskey(enter, setTrouble);

  async function signIn() {
    setAsking(true);
    setTrouble(undefined);
    field.stop();
    try {
      const { signInWithPasskey, troubleOf } = await loadCodeNow(loadPasskeySignIn);
      const page = await signInWithPasskey().catch((error: unknown) => setTrouble(troubleOf(error)));
      if (page) enter(page);
      else field.offer();
    } catch {
      setTrouble(t('errors.unexpected'));
    } finally {
      setAsking(false);
    }
  }

  return (
    <Stack gap="xs" mt="md">
      <Button variant="default" size="md" fullWidth loading={isAsking} onClick={() => void signIn()}>
        {t('login.passkey')}
      </Button>
      <div role="alert">
        {trouble && (
          <Text size="sm" c="var(--mantine-color-error)">
            {trouble}
          </Text>
        )}
      </div>
    </Stack>
  );
}
