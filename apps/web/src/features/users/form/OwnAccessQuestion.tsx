import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface OwnAccessQuestionProps {
  isLockingOut: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asked before somebody takes their own way into the portal away, which they cannot give back to themselves. */
export function OwnAccessQuestion({ isLockingOut, ...question }: OwnAccessQuestionProps) {
  const { t } = useTranslation('users');
  return (
    <ConfirmDialog
      {...question}
      opened
      title={t('own.title')}
      text={t(isLockingOut ? 'own.inactive' : 'own.role')}
      confirmLabel={t('own.confirm')}
      cancelLabel={t('own.cancel')}
      isDangerous
    />
  );
}
