import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '@/api/error-text';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface RevokeDialogProps {
  words: { title: string; text: string; done: string };
  revoke: () => Promise<unknown>;
  /** Whatever came of it. */
  onSettled: () => unknown;
  onClose: () => void;
}

/** Asks before a token ends, or several: nothing brings them back. */
export function RevokeDialog({ words, revoke, onSettled, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('tokens');
  const ending = useMutation({
    mutationFn: revoke,
    onSuccess: () => notifications.show({ color: 'teal', message: words.done }),
    onError: (error) =>
      notifications.show({ color: 'red', title: t('revokeFailed'), message: errorText(error) }),
    onSettled: () => {
      onClose();
      return onSettled();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={words.title}
      text={words.text}
      confirmLabel={t('revoke')}
      cancelLabel={t('cancel')}
      isDangerous
      isPending={ending.isPending}
      onConfirm={() => ending.mutate()}
      onCancel={onClose}
    />
  );
}
