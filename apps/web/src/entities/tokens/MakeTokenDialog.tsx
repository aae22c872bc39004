import type { MadeToken, TokenInput } from '@tavla/shared/contracts/api-access/tokens';
import type { Permission } from '@tavla/shared/permissions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeSecret } from '@/entities/forms/make-secret';
import { MountedModal } from '@/ui/MountedModal';
import { NewSecret } from './NewSecret';
import { TokenForm } from './TokenForm';

interface MakeTokenDialogProps {
  /** What it may be given. */
  held: readonly Permission[];
  canBeEndless: boolean;
  make: (input: TokenInput) => Promise<MadeToken>;
  /** Also when one may have been made: no answer came. */
  onMade: () => unknown;
  onClose: () => void;
}

/** Makes a token, and then shows its secret until somebody says that they have it: it is not to be had again. */
export function MakeTokenDialog({ make, onMade, onClose, ...form }: MakeTokenDialogProps) {
  const { t } = useTranslation('tokens');
  const [secret, setSecret] = useState<string>();

  async function begin(input: TokenInput) {
    const made = await makeSecret(() => make(input), { reload: onMade, mayBeThere: t('makeUnknown') });
    setSecret(made.secret);
    void onMade();
  }

  return (
    <MountedModal
      size={560}
      title={t(secret ? 'madeTitle' : 'makeTitle')}
      closeOnClickOutside={false}
      isInsisting={secret !== undefined}
      onClose={onClose}
    >
      {secret ? (
        <NewSecret secret={secret} words={{ text: t('madeText'), label: t('secret') }} onDone={onClose} />
      ) : (
        <TokenForm {...form} make={begin} onCancel={onClose} />
      )}
    </MountedModal>
  );
}
