import { Text } from '@mantine/core';
import type { Task } from '@tavla/shared/contracts/tasks';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '@/ui/QuestionDialog';
import '@/i18n/deletion-catalogue';

interface DeleteTaskModalProps {
  tasks: readonly Task[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before one task, or the selected ones, are deleted; closed while there are none. */
export function DeleteTaskModal({ tasks, onCancel, onConfirm }: DeleteTaskModalProps) {
  const { t } = useTranslation('deletion');
  const [first] = tasks;
  if (!first) return null;
  const isOne = tasks.length === 1;
  return (
    <QuestionDialog
      title={t('title')}
      confirmLabel={t(isOne ? 'confirm' : 'confirmMany')}
      cancelLabel={t('cancel')}
      isDangerous
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {isOne ? t('question', { title: first.title }) : t('questionMany', { count: tasks.length })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('warning')}
        </Text>
      </div>
    </QuestionDialog>
  );
}
