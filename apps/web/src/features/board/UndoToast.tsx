import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { undoTime } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import type { UndoEntry } from '@/entities/tasks/changes/undo-stack';

/** What was done, with a button that takes it back, for ten seconds. */
export function showUndo(entry: UndoEntry, onUndo: () => void): void {
  notifications.show({
    id: entry.id,
    color: 'gray',
    autoClose: undoTime,
    message: <UndoToast label={entry.label} onUndo={onUndo} />,
  });
}

export function hideUndo(id: string): void {
  notifications.hide(id);
}

function UndoToast({ label, onUndo }: { label: string; onUndo: () => void }) {
  const { t } = useTranslation('board');
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm" lineClamp={2}>
        {label}
      </Text>
      <Button size="compact-sm" variant="default" flex="none" onClick={onUndo}>
        {t('undo.action')}
      </Button>
    </Group>
  );
}
