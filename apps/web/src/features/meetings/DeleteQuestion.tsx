import type { Audio } from '@tavla/shared/contracts/audios';
import { useTranslation } from 'react-i18next';
import { useLiveLists } from '@/entities/live/live-lists';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { tasksFrom } from './meeting-words';

interface Props {
  meeting: Audio;
  isPending: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before a meeting is deleted: how many proposals go with it, and how many tasks stay. */
export function DeleteQuestion({ meeting: { id, name, kind }, ...question }: Props) {
  const { t } = useTranslation('meetings');
  useLiveLists('tasks');
  const isKnown = tasksStore.useIsLoaded();
  const { proposals, approved } = tasksFrom(tasksStore.useAll(), id);
  const parts = [
    t(kind === 'transcript' ? 'deleting.transcript' : 'deleting.recording', { name }),
    !isKnown && t('deleting.rest'),
    isKnown && proposals > 0 && t('deleting.proposals', { count: proposals }),
    isKnown && approved > 0 && t('deleting.tasks', { count: approved }),
  ];
  return (
    <ConfirmDialog
      opened
      title={t('deleteTitle')}
      text={parts.filter(Boolean).join(' ')}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      isDangerous
      {...question}
    />
  );
}
