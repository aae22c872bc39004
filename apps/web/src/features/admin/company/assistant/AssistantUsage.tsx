import { Alert, Button, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getAssistantUsage } from '@tavla/shared/contracts/organization/assistant-usage';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { LimitNotice } from './LimitNotice';
import { SentWhere } from './SentWhere';
import { UsageTable } from './UsageTable';

/** What the assistant sends where, and what models took of it: for whoever may change the company's settings. */
export function AssistantUsage() {
  const { t } = useTranslation('admin');
  const usage = useQuery({
    queryKey: ['assistant-usage'],
    queryFn: ({ signal }) => call(getAssistantUsage, { signal }),
    staleTime: 0,
  });
  return (
    <Stack component="section" gap="sm" mt="xl" aria-labelledby="assistant-usage">
      <Title order={2} size="h4" id="assistant-usage">
        {t('assistant.usage.title')}
      </Title>
      {usage.data ? (
        <>
          <SentWhere servers={usage.data.servers} />
          <LimitNotice month={usage.data.months[0]} />
          <UsageTable {...usage.data} />
        </>
      ) : usage.isError ? (
        <Alert color="red" title={t('assistant.usage.failed')} role="alert">
          <Button size="xs" variant="default" onClick={() => void usage.refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      ) : (
        <div role="status" aria-label={t('assistant.usage.loading')}>
          <Skeleton h={120} radius="md" />
        </div>
      )}
    </Stack>
  );
}
