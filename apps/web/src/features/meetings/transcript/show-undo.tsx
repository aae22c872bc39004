import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { undoTime } from '@tavla/shared/limits';
import { i18n } from '@/i18n/i18n';

/** What was done to a transcript, with a button that takes it back. */
export function showUndo(label: string, onUndo: () => void): void {
  const id = crypto.randomUUID();
  const undo = () => {
    notifications.hide(id);
    onUndo();
  };
  notifications.show({
    id,
    color: 'gray',
    autoClose: undoTime,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" lineClamp={2}>
          {label}
        </Text>
        <Button size="compact-sm" variant="default" flex="none" onClick={undo}>
          {i18n.t('meetings:line.undo')}
        </Button>
      </Group>
    ),
  });
}
