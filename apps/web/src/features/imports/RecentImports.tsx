import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listTaskImports } from '@tavla/shared/contracts/data/imports';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { fullTime, relativeTime } from '@/lib/dates/dates';

/** What this person has imported before: each can be looked at, and taken back. */
export function RecentImports({ onShow }: { onShow: (id: string) => void }) {
  const { t } = useTranslation('imports');
  const imports = useQuery({
    queryKey: ['task-imports'],
    queryFn: async ({ signal }) => (await call(listTaskImports, { signal })).data,
    staleTime: 0,
  });
  return (
    <section aria-labelledby="recent-imports">
      <Title order={2} size="h4" id="recent-imports" mb="xs">
        {t('recent.title')}
      </Title>
      {imports.isPending && <Skeleton h={44} role="status" aria-label={t('recent.loading')} />}
      {imports.isError && (
        <Group>
          <Text size="sm">{t('recent.failed')}</Text>
          <Button size="compact-sm" variant="default" onClick={() => void imports.refetch()}>
            {t('recent.retry')}
          </Button>
        </Group>
      )}
      {imports.data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('recent.empty')}
        </Text>
      )}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {imports.data?.map((one) => (
          <Group component="li" key={one.id} justify="space-between" wrap="nowrap" gap="sm">
            <div style={{ minWidth: 0 }}>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }} dir="auto">
                {one.name}
              </Text>
              <Text size="xs" c="dimmed" title={fullTime(one.createdAt)}>
                {t(`recent.status.${one.status}`)} · {t('done.created', { count: one.createdCount })} ·{' '}
                {relativeTime(one.createdAt)}
              </Text>
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={t('recent.label', { name: one.name })}
              onClick={() => onShow(one.id)}
            >
              {t('recent.open')}
            </Button>
          </Group>
        ))}
      </Stack>
    </section>
  );
}
