import { Alert, Button, Group, type ModalProps, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { MountedModal } from './MountedModal';

interface Props extends Pick<ModalProps, 'size' | 'zIndex' | 'closeOnClickOutside'> {
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  /** What went wrong at the last try. */
  failure?: { title: string; text: string } | undefined;
  isDangerous?: boolean;
  isPending?: boolean;
  isDisabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A question with two answers. Escape and the cancel button change nothing. */
export function QuestionDialog({ title, confirmLabel, cancelLabel, failure, children, ...props }: Props) {
  const { isDangerous = false, isPending = false, isDisabled = false, onConfirm, onCancel, ...modal } = props;
  return (
    <MountedModal {...modal} onClose={onCancel} title={title}>
      <Stack gap="sm">
        {children}
        {failure && (
          <Alert color="red" title={failure.title} role="alert">
            {failure.text}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs" mt="xs">
          <Button variant="default" data-autofocus={isDangerous || undefined} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            {...(isDangerous && { color: 'red.8' })}
            loading={isPending}
            disabled={isDisabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </MountedModal>
  );
}
