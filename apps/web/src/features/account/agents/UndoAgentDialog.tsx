import { type AgentSession, undoAgentSession } from '@tavla/shared/contracts/api-access/agents';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { ConfirmedCall } from '@/entities/confirmed-call/ConfirmedCall';

interface UndoAgentDialogProps {
  session: AgentSession;
  /** Whatever came of it. */
  onSettled: () => unknown;
  onClose: () => void;
}

/** Asks before all that an agent did is taken back, and says what stays. */
export function UndoAgentDialog({ session, ...settled }: UndoAgentDialogProps) {
  const { t } = useTranslation('agents');
  return (
    <ConfirmedCall
      words={{
        title: t('undoTitle'),
        text: t('undoText', { name: session.tokenName }),
        confirm: t('undo'),
        cancel: t('cancel'),
        failed: t('undoFailed'),
      }}
      make={() => call(undoAgentSession, { params: { id: session.id } })}
      done={({ made }) =>
        made > 0
          ? { color: 'orange', message: t('left', { count: made }) }
          : { color: 'teal', message: t('undoneAll') }
      }
      {...settled}
    />
  );
}
