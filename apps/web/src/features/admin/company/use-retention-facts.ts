import { useQuery } from '@tanstack/react-query';
import { previewRetention, type RetentionPreview } from '@tavla/shared/contracts/organization/settings';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { useMe } from '@/entities/me/use-me';
import { dateAndTime } from '@/lib/dates/dates';

/**
 * What a retention of so many days deletes and when, as the server says, in words; of null nothing is asked.
 * `preview` is there when the answer is; `again` when there is none, to ask once more.
 */
export function useRetentionFacts(days: number | null) {
  const { t } = useTranslation('admin');
  const { version } = useMe().organization;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['retention', days, version],
    queryFn: ({ signal }) => call(previewRetention, { query: { retentionDays: days }, signal }),
    enabled: days !== null,
    staleTime: 0,
    gcTime: 0,
  });

  function inWords({ count, from, nextAt }: RetentionPreview): string {
    if (nextAt === null) return t('company.retentionNone');
    if (count === 0) return t('company.retentionNext', { date: dateAndTime(nextAt) });
    const isNow = new Date(from) <= new Date();
    return isNow
      ? t('company.retentionNow', { count })
      : t('company.retentionThen', { count, date: dateAndTime(from) });
  }
  const unknown = t(isError ? 'company.retentionFailed' : 'company.retentionLoading');
  // What is asked again is on its way, with the button that asked.
  const again = isError && !data ? { isAsking: isFetching, ask: () => void refetch() } : null;
  return { words: data ? inWords(data) : unknown, preview: data, again };
}
