import { Button, Group, Modal, Text } from '@mantine/core';

interface Props {
  opened: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  isDangerous?: boolean;
  isPending?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before something is lost. Escape and the cancel button, which has the focus, change nothing. */
export function ConfirmDialog({ opened, title, text, confirmLabel, cancelLabel, ...props }: Props) {
  const { isDangerous = false, isPending = false, onConfirm, onCancel } = props;
  return (
    <Modal opened={opened} onClose={onCancel} title={title} size="sm" zIndex={400}>
      <Text size="md">{text}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button {...(isDangerous && { color: 'red' })} loading={isPending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
