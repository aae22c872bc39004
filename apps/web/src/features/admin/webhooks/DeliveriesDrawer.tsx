import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { listDeliveries } from '@tavla/shared/contracts/api-access/webhook-deliveries';
import type { Webhook } from '@tavla/shared/contracts/api-access/webhooks';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { SideDrawer } from '@/ui/layout/SideDrawer';
import { DeliveryRow } from './DeliveryRow';
import classes from './webhooks.module.css';

interface DeliveriesDrawerProps {
  webhook: Webhook;
  mayChange: boolean;
  onClose: () => void;
}

/** What was sent to a webhook, and what became of it. */
export function DeliveriesDrawer({ webhook: { id, name }, mayChange, onClose }: DeliveriesDrawerProps) {
  const { t } = useTranslation('webhooks');
  const client = useQueryClient();
  const queryKey = ['webhooks', id, 'deliveries'];
  const log = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(listDeliveries, { params: { id }, query: { limit: 50, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
  const rows = log.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = log.data?.pages.at(-1)?.total ?? 0;
  const reload = () => client.invalidateQueries({ queryKey });
  return (
    <SideDrawer title={t('log.title', { name })} width={640} onClose={onClose}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" c="dimmed">
            {t('log.intro')}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            loading={log.isRefetching}
            onClick={() => void reload()}
            style={{ flexShrink: 0 }}
          >
            {t('log.reload')}
          </Button>
        </Group>
        {log.isError && (
          <Alert color="red" title={t('log.failed')} role="alert">
            <Button size="xs" variant="default" onClick={() => void log.refetch()}>
              {t('retry')}
            </Button>
          </Alert>
        )}
        {log.isPending && (
          <Stack gap={8} role="status" aria-label={t('log.loading')}>
            {['a', 'b', 'c', 'd'].map((row) => (
              <Skeleton key={row} h={44} />
            ))}
          </Stack>
        )}
        {log.data && rows.length === 0 && <Text c="dimmed">{t('log.empty')}</Text>}
        {rows.length > 0 && (
          <ul className={classes.list} aria-label={t('log.list')}>
            {rows.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                webhookId={id}
                delivery={delivery}
                mayChange={mayChange}
                onChanged={reload}
              />
            ))}
          </ul>
        )}
        {log.hasNextPage && (
          <Group justify="space-between">
            <Text size="xs" c="dimmed">
              {t('log.shown', { shown: rows.length, total })}
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              loading={log.isFetchingNextPage}
              onClick={() => void log.fetchNextPage()}
            >
              {t('log.more')}
            </Button>
          </Group>
        )}
      </Stack>
    </SideDrawer>
  );
}
