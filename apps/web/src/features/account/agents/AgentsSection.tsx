import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listAgentSessions } from '@tavla/shared/contracts/api-access/agents';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { Section } from '../Section';
import { AgentSessionRow } from './AgentSessionRow';

const sessionsKey = ['agent-sessions'];
/** Agents go on while one looks. */
const lookedAtEvery = 15_000;

/** What agents did with one's tokens, and the way to take it back. */
export function AgentsSection() {
  const { t } = useTranslation('agents');
  const client = useQueryClient();
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await call(listAgentSessions, { signal })).data,
    staleTime: 0,
    refetchInterval: lookedAtEvery,
  });
  return (
    <Section title={t('title')}>
      <Text size="sm" c="dimmed">
        {t('intro')}
      </Text>
      {sessions.isPending && <Skeleton h={56} role="status" aria-label={t('loading')} />}
      {sessions.isError && (
        <Group>
          <Text size="sm">{t('loadFailed')}</Text>
          <Button size="compact-sm" variant="default" onClick={() => void sessions.refetch()}>
            {t('retry')}
          </Button>
        </Group>
      )}
      {sessions.data?.length === 0 && <Text size="sm">{t('empty')}</Text>}
      {sessions.data && sessions.data.length > 0 && (
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('list')}>
          {sessions.data.map((session) => (
            <AgentSessionRow
              key={session.id}
              session={session}
              onChanged={() => client.invalidateQueries({ queryKey: sessionsKey })}
            />
          ))}
        </Stack>
      )}
    </Section>
  );
}
