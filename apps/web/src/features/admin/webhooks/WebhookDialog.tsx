import { notifications } from '@mantine/notifications';
import type { Webhook, WebhookInput } from '@tavla/shared/contracts/api-access/webhooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeSecret } from '@/entities/forms/make-secret';
import { NewSecret } from '@/entities/tokens/NewSecret';
import { MountedModal } from '@/ui/MountedModal';
import { WebhookForm } from './WebhookForm';

interface WebhookDialogProps {
  /** null: a new one, whose secret is shown then. */
  webhook: Webhook | null;
  save: (
    input: WebhookInput,
    changed: Partial<WebhookInput>,
  ) => Promise<{ webhook: Webhook; secret?: string }>;
  /** Also when a new one may be there: no answer came. */
  onSaved: () => unknown;
  onClose: () => void;
}

/** Makes a webhook and shows its secret until somebody says that they have it; or changes one. */
export function WebhookDialog({ webhook, save, onSaved, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('webhooks');
  const [secret, setSecret] = useState<string>();

  async function send(input: WebhookInput, changed: Partial<WebhookInput>) {
    const saving = () => save(input, changed);
    const unknown = { reload: onSaved, mayBeThere: t('makeUnknown') };
    const saved = await (webhook ? saving() : makeSecret(saving, unknown));
    void onSaved();
    if (saved.secret) return setSecret(saved.secret);
    notifications.show({ color: 'teal', message: t('saved') });
    onClose();
  }

  return (
    <MountedModal
      size={560}
      title={t(secret ? 'secretTitle' : webhook ? 'editTitle' : 'makeTitle')}
      closeOnClickOutside={false}
      isInsisting={secret !== undefined}
      onClose={onClose}
    >
      {secret ? (
        <NewSecret secret={secret} words={{ text: t('secretText'), label: t('secret') }} onDone={onClose} />
      ) : (
        <WebhookForm webhook={webhook} save={send} onCancel={onClose} />
      )}
    </MountedModal>
  );
}
