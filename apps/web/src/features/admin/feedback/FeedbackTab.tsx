import { Alert, Button, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PagesFoot } from '../PagesFoot';
import { FeedbackEntry } from './FeedbackEntry';
import classes from './feedback.module.css';
import { useFeedbackList, type Verdict } from './use-feedback-list';

const verdicts = ['all', 'right', 'wrong'] as const;

/** What people said of the assistant's answers: right or not, and why. */
export function FeedbackTab() {
  const { t } = useTranslation('admin');
  const list = useFeedbackList();
  const { page, verdict } = list;
  const { data } = page;
  const isComing = page.isPending || (page.isPlaceholderData && data?.total === 0);
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {t('feedback.intro')}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={t('feedback.which')}
          value={verdict}
          data={verdicts.map((value) => ({ value, label: t(`feedback.${value}`) }))}
          onChange={(value) => list.show(value as Verdict)}
        />
      </Group>
      {page.isError && !data && (
        <Alert color="red" title={t('feedback.failed')} role="alert">
          <Button size="xs" variant="default" onClick={() => void page.refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {isComing && (
        <Stack gap={8} role="status" aria-label={t('feedback.loading')}>
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} h={88} radius="md" />
          ))}
        </Stack>
      )}
      {!isComing && data?.total === 0 && (
        <Group>
          <Text c="dimmed">{t(verdict === 'all' ? 'feedback.empty' : 'feedback.emptyOf')}</Text>
          {verdict !== 'all' && (
            <Button size="xs" variant="default" onClick={() => list.show('all')}>
              {t('feedback.showAll')}
            </Button>
          )}
        </Group>
      )}
      {data && data.data.length > 0 && (
        <ul
          className={classes.list}
          aria-label={t('feedback.list')}
          aria-busy={page.isPlaceholderData}
          data-waiting={page.isPlaceholderData || undefined}
        >
          {data.data.map((entry) => (
            <FeedbackEntry key={`${entry.messageId} ${entry.userId}`} entry={entry} />
          ))}
        </ul>
      )}
      {data && data.total > 0 && (
        <PagesFoot
          words={{
            pages: t('feedback.pages'),
            range: t('feedback.range', { from: list.from, to: list.to, total: list.total }),
            previous: t('feedback.previous'),
            next: t('feedback.next'),
          }}
          isWaiting={page.isPlaceholderData}
          previous={list.previous}
          next={list.next}
        />
      )}
    </Stack>
  );
}
