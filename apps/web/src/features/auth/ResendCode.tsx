import { Button, Stack, Text } from '@mantine/core';
import { resendOtp, type SignInType } from '@tavla/shared/contracts/auth';
import { resendCooldown } from '@tavla/shared/limits';
import { isAxiosError } from 'axios';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { useCountdown } from './use-countdown';

/** Another code, a minute after the last one at the earliest. */
export function ResendCode({ email, type }: { email: string; type: SignInType }) {
  const { t } = useTranslation('auth');
  const [until, setUntil] = useState(() => Date.now() + resendCooldown);
  const [outcome, setOutcome] = useState<{ text: string; detail?: string; isError: boolean }>();
  const seconds = useCountdown(until);

  async function resend() {
    setUntil(Date.now() + resendCooldown);
    setOutcome(undefined);
    try {
      await call(resendOtp, { body: { email, type } });
      setOutcome({ text: t('errors.resent'), isError: false });
    } catch (error) {
      const isHttp = isAxiosError(error);
      const text = t(isHttp ? 'errors.resend' : 'errors.resendUnexpected');
      setOutcome({ text, detail: errorText(error, ''), isError: true });
    }
  }

  return (
    <Stack gap="xs" mt="xs">
      <Button variant="default" size="md" fullWidth disabled={seconds > 0} onClick={() => void resend()}>
        {seconds > 0 ? t('verify.resendIn', { seconds }) : t('verify.resend')}
      </Button>
      <div role={outcome?.isError ? 'alert' : 'status'}>
        {outcome && (
          <Text size="sm" c={`var(--mantine-color-${outcome.isError ? 'error' : 'text'})`}>
            {outcome.text}
          </Text>
        )}
        {outcome?.detail && (
          <Text size="sm" c="dimmed">
            {outcome.detail}
          </Text>
        )}
      </div>
    </Stack>
  );
}
