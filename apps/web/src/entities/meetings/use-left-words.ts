import { useTranslation } from 'react-i18next';

/** How long something still takes, in words: of so many seconds. */
export function useLeftWords(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) => {
    const minutes = Math.round(seconds / 60);
    const time = minutes < 1 ? t('meetings.lessThanMinute') : t('meetings.minutes', { count: minutes });
    return t('meetings.left', { time });
  };
}
