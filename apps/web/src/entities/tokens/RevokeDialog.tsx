import { useTranslation } from 'react-i18next';
import { ConfirmedCall } from '@/entities/confirmed-call/ConfirmedCall';

interface RevokeDialogProps {
  words: { title: string; text: string; done: string };
  revoke: () => Promise<unknown>;
  /** Whatever came of it. */
  onSettled: () => unknown;
  onClose: () => void;
}

/** Asks before a token ends, or several: nothing brings them back. */
export function RevokeDialog({ words: { done, ...words }, revoke, ...settled }: RevokeDialogProps) {
  const { t } = useTranslation('tokens');
  return (
    <ConfirmedCall
      words={{ ...words, confirm: t('revoke'), cancel: t('cancel'), failed: t('revokeFailed') }}
      make={revoke}
      done={() => ({ color: 'teal', message: done })}
      {...settled}
    />
  );
}
