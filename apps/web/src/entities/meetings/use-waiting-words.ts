import type { WaitingWork } from '@tavla/shared/contracts/audios';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endedText } from '@/api/error-text';

/** Why the work on a meeting stands still, which try comes next, and in how long, second by second. */
export function useWaitingWords(waiting: WaitingWork): string {
  const { t } = useTranslation();
  const seconds = Math.max(0, Math.ceil((Date.parse(waiting.nextAt) - useNow()) / 1_000));
  const which = { nextTry: waiting.nextTry, tries: waiting.tries };
  const next =
    seconds === 0
      ? t('meetings.tryingNow', which)
      : seconds < 90
        ? t('meetings.nextTrySoon', { ...which, count: seconds })
        : t('meetings.nextTry', { ...which, count: Math.round(seconds / 60) });
  return `${endedText(waiting)} ${next}`;
}

/** As Date.now(), every second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
