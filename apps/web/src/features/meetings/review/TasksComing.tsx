import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { retryLists } from '@/entities/live/live-lists';

interface Props {
  hasFailed: boolean;
  /** How many rows there will be, at most. */
  count: number;
}

/** Stands for the rows until it is known what became of them. */
export function TasksComing({ hasFailed, count }: Props) {
  const { t } = useTranslation('meetings');
  if (hasFailed) {
    return (
      <Alert color="red" title={t('review.tasksFailed')}>
        <Button size="xs" variant="default" onClick={retryLists}>
          {t('retry')}
        </Button>
      </Alert>
    );
  }
  return (
    <Stack gap="md" role="status" aria-label={t('review.loading')}>
      {Array.from({ length: Math.min(4, Math.max(1, count)) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Stack key={at} gap={6}>
          <Skeleton h={16} w="60%" />
          <Skeleton h={12} w="35%" />
          <Skeleton h={36} />
        </Stack>
      ))}
    </Stack>
  );
}
