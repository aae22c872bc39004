import { notifications } from '@mantine/notifications';
import { type Passkey, renamePasskey } from '@tavla/shared/contracts/sign-in/passkeys';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { MountedModal } from '@/ui/MountedModal';
import { NameForm } from './NameForm';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onRenamed: () => unknown;
  onClose: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey, onRenamed, onClose }: RenamePasskeyDialogProps) {
  const { t } = useTranslation('passkeys');

  async function rename(name: string) {
    await call(renamePasskey, { params: { id: passkey.id }, body: { name } });
    notifications.show({ color: 'teal', message: t('renamed', { name }) });
    void onRenamed();
    onClose();
  }

  return (
    <MountedModal size="sm" onClose={onClose} title={t('renameTitle')}>
      <NameForm start={passkey.name} submitLabel={t('renameSubmit')} onSend={rename} onCancel={onClose} />
    </MountedModal>
  );
}
