import { Text } from '@mantine/core';
import type { Task } from '@tavla/shared/contracts/tasks';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '@/ui/QuestionDialog';

interface DeleteTaskModalProps {
  tasks: readonly Task[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before one task, or the selected ones, are deleted; closed while there are none. */
export function DeleteTaskModal({ tasks, onCancel, onConfirm }: DeleteTaskModalProps) {
  const { t } = useTranslation('board');
  const [first] = tasks;
  if (!first) return null;
  const isOne = tasks.length === 1;
  return (
    <QuestionDialog
      title={t('deletion.title')}
      confirmLabel={t(isOne ? 'deletion.confirm' : 'deletion.confirmMany')}
      cancelLabel={t('deletion.cancel')}
      isDangerous
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {isOne
            ? t('deletion.question', { title: first.title })
            : t('deletion.questionMany', { count: tasks.length })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('deletion.warning')}
        </Text>
      </div>
    </QuestionDialog>
  );
}
