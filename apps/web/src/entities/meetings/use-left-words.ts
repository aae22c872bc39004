import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** How long something still takes, in words. */
export function leftWords(t: TFunction, seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 1 ? t('meetings.soon') : t('meetings.left', { count: minutes });
}

/** The same in the language of the page: of so many seconds. */
export function useLeftWords(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) => leftWords(t, seconds);
}
