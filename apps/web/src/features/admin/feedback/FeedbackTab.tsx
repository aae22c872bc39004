import { ActionIcon, Alert, Button, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { notYet } from '@/lib/not-yet';
import adminClasses from '../admin.module.css';
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
        <nav aria-label={t('feedback.pages')}>
          <Group justify="space-between" mih={32}>
            <Text size="xs" c="dimmed" className={adminClasses.count} aria-live="polite">
              {page.isPlaceholderData
                ? notYet
                : t('feedback.range', { from: list.from, to: list.to, total: list.total })}
            </Text>
            {(list.previous || list.next) && (
              <Group gap={4}>
                <ActionIcon
                  variant="default"
                  disabled={!list.previous}
                  onClick={list.previous}
                  aria-label={t('feedback.previous')}
                >
                  <IconChevronLeft size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="default"
                  disabled={!list.next}
                  onClick={list.next}
                  aria-label={t('feedback.next')}
                >
                  <IconChevronRight size={16} />
                </ActionIcon>
              </Group>
            )}
          </Group>
        </nav>
      )}
    </Stack>
  );
}
