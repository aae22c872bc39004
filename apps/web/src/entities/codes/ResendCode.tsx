import { Button, Stack, Text } from '@mantine/core';
import { resendCooldown } from '@tavla/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorStatus, errorText } from '@/api/error-text';
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

interface ResendCodeProps {
  /** Asks the server for another code. */
  resend: () => Promise<unknown>;
  /** Why the first one was not sent, when its server said to wait. */
  refused?: unknown;
}

/** Another code, a minute after the last one at the earliest, or when the server says so. */
export function ResendCode({ resend: ask, refused }: ResendCodeProps) {
  const { t } = useTranslation('auth');
  const [until, setUntil] = useState(() => Date.now() + (retryAfter(refused) ?? resendCooldown));
  const [latest, setLatest] = useState<Outcome | undefined>(() =>
    refused ? { text: errorText(refused), isError: true, isWait: true } : undefined,
  );
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
      await ask();
      setLatest({ text: t('errors.resent'), isError: false });
    } catch (error) {
      const isAnswered = errorStatus(error) !== undefined;
      const text = t(isAnswered ? 'errors.resend' : 'errors.resendUnexpected');
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
