import { Anchor, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { AgentSession } from '@tavla/shared/contracts/api-access/agents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMay } from '@/entities/me/use-me';
import { fullTime, relativeTime } from '@/lib/dates/dates';
import { paths } from '@/lib/paths';
import { AgentChanges } from './AgentChanges';
import { UndoAgentDialog } from './UndoAgentDialog';

interface AgentSessionRowProps {
  session: AgentSession;
  onChanged: () => unknown;
}

/** One session of an agent: by which token, when, how much is left of it, and the ways to look and to undo. */
export function AgentSessionRow({ session, onChanged }: AgentSessionRowProps) {
  const { t } = useTranslation('agents');
  const mayUndo = useMay('update', 'actions');
  const [isLooking, looking] = useDisclosure();
  const [isUndoing, undoing] = useDisclosure();
  const { tokenName: name, lastAt, undoneAt, made, waiting } = session;
  const isLeft = made > 0 || waiting > 0;
  const parts = [
    made > 0 && t('made', { count: made }),
    waiting > 0 && t('waiting', { count: waiting }),
    !isLeft && !undoneAt && t('nothing'),
  ];
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div style={{ minWidth: 0, flex: '1 1 16rem' }}>
        <Text size="sm" fw={550} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Text>
        <Text size="xs" c="dimmed" title={fullTime(undoneAt ?? lastAt)}>
          {undoneAt
            ? t('undoneAt', { time: relativeTime(undoneAt) })
            : t('last', { time: relativeTime(lastAt) })}
        </Text>
        {parts.some(Boolean) && (
          <Text size="xs" c="dimmed">
            {parts.filter(Boolean).join(' · ')}{' '}
            {waiting > 0 && (
              <Anchor component={Link} to={paths.board({ chat: '1' })} underline="always" inherit>
                {t('decide')}
              </Anchor>
            )}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={looking.open} aria-label={t('lookLabel', { name })}>
          {t('look')}
        </Button>
        {isLeft && mayUndo && (
          <Button variant="default" size="xs" onClick={undoing.open} aria-label={t('undoLabel', { name })}>
            {t('undo')}
          </Button>
        )}
      </Group>
      {isLooking && <AgentChanges session={session} onClose={looking.close} />}
      {isUndoing && <UndoAgentDialog session={session} onSettled={onChanged} onClose={undoing.close} />}
    </Group>
  );
}
