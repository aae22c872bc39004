import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { type AgentSession, undoAgentSession } from '@tavla/shared/contracts/api-access/agents';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface UndoAgentDialogProps {
  session: AgentSession;
  /** Whatever came of it. */
  onSettled: () => unknown;
  onClose: () => void;
}

/** Asks before all that an agent did is taken back, and says what stays. */
export function UndoAgentDialog({ session, onSettled, onClose }: UndoAgentDialogProps) {
  const { t } = useTranslation('agents');
  const undoing = useMutation({
    mutationFn: () => call(undoAgentSession, { params: { id: session.id } }),
    onSuccess: ({ made }) =>
      notifications.show(
        made > 0
          ? { color: 'orange', message: t('left', { count: made }) }
          : { color: 'teal', message: t('undoneAll') },
      ),
    onError: (error) =>
      notifications.show({ color: 'red', title: t('undoFailed'), message: errorText(error) }),
    onSettled: () => {
      onClose();
      return onSettled();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={t('undoTitle')}
      text={t('undoText', { name: session.tokenName })}
      confirmLabel={t('undo')}
      cancelLabel={t('cancel')}
      isDangerous
      isPending={undoing.isPending}
      onConfirm={() => undoing.mutate()}
      onCancel={onClose}
    />
  );
}
