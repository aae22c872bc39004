import { Text } from '@mantine/core';
import { QuestionDialog } from './QuestionDialog';

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

/** Asks before something is lost. Mount it only while it asks, or it hears the Escape of what is below it. */
export function ConfirmDialog({ opened, text, ...question }: Props) {
  if (!opened) return null;
  return (
    <QuestionDialog {...question} size="sm" zIndex={400}>
      <Text size="md">{text}</Text>
    </QuestionDialog>
  );
}
