import { type Passkey, removePasskey } from '@tavla/shared/contracts/sign-in/passkeys';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { ConfirmedCall } from '@/entities/confirmed-call/ConfirmedCall';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  /** Whatever came of it. */
  onSettled: () => unknown;
  onClose: () => void;
}

/** Asks before a passkey is removed: nothing brings it back. */
export function RemovePasskeyDialog({ passkey: { id, name }, ...settled }: RemovePasskeyDialogProps) {
  const { t } = useTranslation('passkeys');
  return (
    <ConfirmedCall
      words={{
        title: t('removeTitle'),
        text: t('removeText', { name }),
        confirm: t('remove'),
        cancel: t('cancel'),
        failed: t('removeFailed'),
      }}
      make={() => call(removePasskey, { params: { id } })}
      done={() => ({ color: 'teal', message: t('removed', { name }) })}
      {...settled}
    />
  );
}
