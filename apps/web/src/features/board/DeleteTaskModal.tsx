import { Button, Group, Stack, Text } from '@mantine/core';
import type { Task } from '@tavla/shared/contracts/tasks';
import { useTranslation } from 'react-i18next';
import { MountedModal } from '@/ui/MountedModal';

interface DeleteTaskModalProps {
  tasks: readonly Task[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before one task, or the selected ones, are deleted. */
export function DeleteTaskModal({ tasks, onCancel, onConfirm }: DeleteTaskModalProps) {
  const { t } = useTranslation('board');
  const [first] = tasks;
  const question =
    tasks.length === 1 && first
      ? t('deletion.question', { title: first.title })
      : t('deletion.questionMany', { count: tasks.length });
  return (
    <MountedModal onClose={onCancel} title={t('deletion.title')}>
      <Stack gap="md">
        <div>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {question}
          </Text>
          <Text size="sm" c="dimmed">
            {t('deletion.warning')}
          </Text>
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel} data-autofocus>
            {t('deletion.cancel')}
          </Button>
          <Button color="red.8" onClick={onConfirm}>
            {tasks.length > 1 ? t('deletion.confirmMany') : t('deletion.confirm')}
          </Button>
        </Group>
      </Stack>
    </MountedModal>
  );
}
