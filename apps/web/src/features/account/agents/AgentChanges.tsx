import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type AgentChange,
  type AgentSession,
  getAgentSession,
} from '@tavla/shared/contracts/api-access/agents';
import { agentChangesShown } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '@/api/call';
import { paths } from '@/lib/paths';
import { MountedModal } from '@/ui/MountedModal';

interface AgentChangesProps {
  session: AgentSession;
  onClose: () => void;
}

/** What an agent did in a session, line by line. */
export function AgentChanges({ session, onClose }: AgentChangesProps) {
  const { t } = useTranslation('agents');
  const detail = useQuery({
    queryKey: ['agent-sessions', session.id, session.lastAt, session.undoneAt],
    queryFn: ({ signal }) => call(getAgentSession, { params: { id: session.id }, signal }),
    staleTime: 0,
  });
  const changes = detail.data?.changes ?? [];
  return (
    <MountedModal size={560} title={t('changes', { name: session.tokenName })} onClose={onClose}>
      <Stack gap="sm">
        {detail.isPending && <Skeleton h={56} role="status" aria-label={t('loading')} />}
        {detail.isError && (
          <Group>
            <Text size="sm">{t('loadFailed')}</Text>
            <Button size="compact-sm" variant="default" onClick={() => void detail.refetch()}>
              {t('retry')}
            </Button>
          </Group>
        )}
        {detail.data && changes.length === 0 && <Text size="sm">{t('noChanges')}</Text>}
        {changes.length === agentChangesShown && (
          <Text size="xs" c="dimmed">
            {t('shownOnly', { count: agentChangesShown })}
          </Text>
        )}
        {changes.length > 0 && (
          <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
            {changes.map((change) => (
              <ChangeLine key={change.id} change={change} />
            ))}
          </Stack>
        )}
      </Stack>
    </MountedModal>
  );
}

function ChangeLine({ change: { kind, taskId, title, fields, state } }: { change: AgentChange }) {
  const { t } = useTranslation(['agents', 'fields']);
  const isGone = (kind === 'delete' && state === 'made') || (kind === 'create' && state === 'undone');
  const names = fields.map((field) => (field === 'status' ? t('status') : t(`fields:${field}.label`)));
  return (
    <Text component="li" size="sm" style={{ overflowWrap: 'anywhere' }}>
      {t(`change.${kind}`)}{' '}
      {title === '' || isGone ? (
        <bdi>{title || t('unseen')}</bdi>
      ) : (
        <Anchor component={Link} to={paths.task(taskId)} underline="always" inherit>
          <bdi>{title}</bdi>
        </Anchor>
      )}
      <Text size="xs" c="dimmed">
        {[...names, t(`state.${state}`)].join(' · ')}
      </Text>
    </Text>
  );
}
