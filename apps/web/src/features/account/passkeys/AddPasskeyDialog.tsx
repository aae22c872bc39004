import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { GivenUp } from '@/entities/forms/refusal';
import { makePasskey, suggestedName } from '@/entities/passkeys/add-passkey';
import { Superseded } from '@/entities/passkeys/device';
import { MountedModal } from '@/ui/MountedModal';
import { NameForm } from './NameForm';

interface AddPasskeyDialogProps {
  onAdded: () => unknown;
  onClose: () => void;
}

/** What a passkey is about to do, and its name; then the device has the word. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const { t } = useTranslation('passkeys');

  async function add(name: string) {
    const added = await makePasskey(name).catch((error: unknown) => {
      throw error instanceof Superseded ? new GivenUp() : error;
    });
    notifications.show({ color: 'teal', message: t('added', { name: added.name }) });
    void onAdded();
    onClose();
  }

  return (
    <MountedModal size="sm" closeOnClickOutside={false} onClose={onClose} title={t('addTitle')}>
      <NameForm
        start={suggestedName()}
        text={t('addText')}
        submitLabel={t('addSubmit')}
        onSend={add}
        onCancel={onClose}
      />
    </MountedModal>
  );
}
