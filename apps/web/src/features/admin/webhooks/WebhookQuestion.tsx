import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { deleteWebhook, renewWebhookSecret, type Webhook } from '@tavla/shared/contracts/api-access/webhooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorStatus, errorText } from '@/api/error-text';
import { NewSecret } from '@/entities/tokens/NewSecret';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { MountedModal } from '@/ui/MountedModal';

interface WebhookQuestionProps {
  webhook: Webhook;
  asks: 'remove' | 'renew';
  onChanged: () => unknown;
  onClose: () => void;
}

/** Asks before a webhook goes or gets another secret, and then shows that this once. */
export function WebhookQuestion({ webhook: { id, name }, asks, onChanged, onClose }: WebhookQuestionProps) {
  const { t } = useTranslation('webhooks');
  const [secret, setSecret] = useState<string>();
  const isRemoving = asks === 'remove';
  const doing = useMutation({
    mutationFn: async () => {
      const params = { id };
      if (isRemoving) await call(deleteWebhook, { params });
      else setSecret((await call(renewWebhookSecret, { params })).secret);
    },
    onSuccess: () => {
      if (!isRemoving) return;
      notifications.show({ color: 'teal', message: t('removed') });
      onClose();
    },
    onError: (error) => {
      // Without an answer nobody knows: the list says so when it has come again.
      const isUnknown = !isRemoving && errorStatus(error) === undefined;
      const title = t(isUnknown ? 'renewUnknown' : 'changeFailed');
      notifications.show({ color: 'red', title, message: errorText(error) });
      onClose();
    },
    onSettled: onChanged,
  });
  if (secret)
    return (
      <MountedModal size={560} title={t('secretTitle')} isInsisting onClose={onClose}>
        <NewSecret secret={secret} words={{ text: t('renewedText'), label: t('secret') }} onDone={onClose} />
      </MountedModal>
    );
  return (
    <ConfirmDialog
      opened
      title={t(isRemoving ? 'removeTitle' : 'renewTitle')}
      text={t(isRemoving ? 'removeText' : 'renewQuestion', { name })}
      confirmLabel={t(isRemoving ? 'remove' : 'renew')}
      cancelLabel={t('cancel')}
      isDangerous={isRemoving}
      isPending={doing.isPending}
      onConfirm={() => doing.mutate()}
      onCancel={onClose}
    />
  );
}
