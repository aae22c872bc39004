import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { removeSingleSignOn } from '@tavla/shared/contracts/single-sign-on/settings';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useStep } from './use-step';

/** The way back to codes alone. */
export function RemoveSection({ onRemoved }: { onRemoved: () => unknown }) {
  const { t } = useTranslation('sso');
  const [isAsking, asking] = useDisclosure();
  const step = useStep(() => call(removeSingleSignOn, {}), onRemoved, t('remove.done'));
  return (
    <>
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={asking.open}>
        {t('remove.title')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          opened
          title={t('remove.question')}
          text={t('remove.text')}
          confirmLabel={t('remove.confirm')}
          cancelLabel={t('cancel')}
          isDangerous
          isPending={step.isPending}
          onConfirm={() => step.mutate(undefined, { onSettled: asking.close })}
          onCancel={asking.close}
        />
      )}
    </>
  );
}
