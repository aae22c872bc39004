import { Text } from '@mantine/core';
import type { Audio } from '@tavla/shared/contracts/audios';
import { useTranslation } from 'react-i18next';
import { fullTime, shortDate } from '@/lib/dates/dates';

/** That the summary of a meeting was mailed, to how many and when; nothing before. */
export function SummarySent({ meeting: { summarySent } }: { meeting: Audio }) {
  const { t } = useTranslation('meetings');
  if (!summarySent) return null;
  const { at, count } = summarySent;
  return (
    <Text size="xs" c="dimmed" title={fullTime(at)}>
      {t('sendSummary.sentOn', { count, date: shortDate(at) })}
    </Text>
  );
}
