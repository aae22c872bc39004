import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { type Passkey, removePasskey } from '@tavla/shared/contracts/sign-in/passkeys';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  /** Whatever came of it. */
  onSettled: () => unknown;
  onClose: () => void;
}

/** Asks before a passkey is removed: nothing brings it back. */
export function RemovePasskeyDialog({ passkey, onSettled, onClose }: RemovePasskeyDialogProps) {
  const { t } = useTranslation('passkeys');
  const { name } = passkey;
  const removing = useMutation({
    mutationFn: () => call(removePasskey, { params: { id: passkey.id } }),
    onSuccess: () => notifications.show({ color: 'teal', message: t('removed', { name }) }),
    onError: (error) =>
      notifications.show({ color: 'red', title: t('removeFailed'), message: errorText(error) }),
    onSettled: () => {
      onClose();
      return onSettled();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={t('removeTitle')}
      text={t('removeText', { name })}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      isDangerous
      isPending={removing.isPending}
      onConfirm={() => removing.mutate()}
      onCancel={onClose}
    />
  );
}
