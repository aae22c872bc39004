import { Button, Stack, Text } from '@mantine/core';
import { resendOtp, type SignInType } from '@tavla/shared/contracts/auth';
import { resendCooldown } from '@tavla/shared/limits';
import { isAxiosError } from 'axios';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { retryAfter } from '@/api/retry-after';
import { useCountdown } from './use-countdown';

interface Outcome {
  text: string;
  detail?: string;
  isError: boolean;
  /** It only says to wait, so it goes when the wait is over. */
  isWait?: boolean;
}

/** A longer wait is told in minutes. */
const longestInSeconds = 90;

/** Another code, a minute after the last one at the earliest, or when the server says so. */
export function ResendCode({ email, type }: { email: string; type: SignInType }) {
  const { t } = useTranslation('auth');
  const [until, setUntil] = useState(() => Date.now() + resendCooldown);
  const [latest, setLatest] = useState<Outcome>();
  const seconds = useCountdown(until);
  const waiting =
    seconds > longestInSeconds
      ? t('verify.resendInMinutes', { minutes: Math.ceil(seconds / 60) })
      : t('verify.resendIn', { seconds });
  const outcome = latest?.isWait && seconds === 0 ? undefined : latest;

  async function resend() {
    setUntil(Date.now() + resendCooldown);
    setLatest(undefined);
    try {
      await call(resendOtp, { body: { email, type } });
      setLatest({ text: t('errors.resent'), isError: false });
    } catch (error) {
      const isHttp = isAxiosError(error);
      const text = t(isHttp ? 'errors.resend' : 'errors.resendUnexpected');
      const wait = retryAfter(error);
      if (wait) setUntil(Date.now() + wait);
      setLatest({ text, detail: errorText(error, ''), isError: true, isWait: wait !== undefined });
    }
  }

  return (
    <Stack gap="xs" mt="xs">
      <Button variant="default" size="md" fullWidth disabled={seconds > 0} onClick={() => void resend()}>
        {seconds > 0 ? waiting : t('verify.resend')}
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
