import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';

/** Milliseconds that most things are offered back. */
const undoTime = 10_000;

interface Undoable {
  /** What was done. */
  label: string;
  onUndo(): void;
  /** To hide it by; one of its own when left out. */
  id?: string;
  color?: string;
  /** Milliseconds that it can be taken back. */
  time?: number;
}

/** Says what was done, with a button that takes it back. */
export function showUndo(done: Undoable): void {
  const { id = crypto.randomUUID(), label, onUndo, color = 'gray', time = undoTime } = done;
  const undo = () => {
    notifications.hide(id);
    onUndo();
  };
  notifications.show({ id, color, autoClose: time, message: <UndoToast label={label} onUndo={undo} /> });
}

function UndoToast({ label, onUndo }: { label: string; onUndo: () => void }) {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm" lineClamp={2}>
        {label}
      </Text>
      <Button size="compact-sm" variant="default" flex="none" onClick={onUndo}>
        {t('undo')}
      </Button>
    </Group>
  );
}
