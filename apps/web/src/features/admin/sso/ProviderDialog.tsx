import { notifications } from '@mantine/notifications';
import {
  ProviderInput,
  type SingleSignOn,
  setProvider,
} from '@tavla/shared/contracts/single-sign-on/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '@/api/call';
import { useSentForm } from '@/entities/forms/use-sent-form';
import { FormBody } from '@/ui/form/FormBody';
import { FormButtons } from '@/ui/form/FormButtons';
import { MountedModal } from '@/ui/MountedModal';
import { ProviderFields } from './ProviderFields';

interface ProviderDialogProps {
  sso: SingleSignOn;
  onChanged: (now: SingleSignOn) => unknown;
  onClose: () => void;
}

/** As it is typed: an empty secret keeps the one that is there, an empty claim is none. */
export const ProviderValues = ProviderInput.extend({ clientSecret: z.string(), roleClaim: z.string() });
export type ProviderValues = z.infer<typeof ProviderValues>;

const empty = { issuer: '', clientId: '', createsPeople: true, roles: [] };

/** Sets or changes the provider; the server looks for it before it takes it. */
export function ProviderDialog({ sso, onChanged, onClose }: ProviderDialogProps) {
  const { t } = useTranslation('sso');
  // As it was when the form was opened: the page looks anew beside it.
  const [start] = useState<ProviderValues>(() => {
    const { hasSecret: _, ...known } = sso.provider ?? { ...empty, roleClaim: null, hasSecret: false };
    return { ...known, clientSecret: '', roleClaim: known.roleClaim ?? '' };
  });
  const form = useSentForm(start, ProviderValues, async ({ clientSecret, roleClaim, ...values }) => {
    const body = {
      ...{ ...values, roleClaim: roleClaim.trim() || null },
      ...(clientSecret.trim() && { clientSecret }),
    };
    onChanged(await call(setProvider, { body }));
    notifications.show({ color: 'teal', message: t('provider.saved') });
    onClose();
  });
  return (
    <MountedModal
      size={600}
      title={t(sso.provider ? 'provider.change' : 'provider.set')}
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <FormBody
        form={form}
        labels={{
          ...{ issuer: t('provider.issuer'), clientId: t('provider.clientId') },
          ...{ clientSecret: t('provider.clientSecret'), createsPeople: t('provider.createsPeople') },
          ...{ roleClaim: t('provider.roleClaim'), roles: t('provider.roles') },
        }}
        isFootKept
        buttons={
          <FormButtons form={form} words={{ cancel: t('cancel'), submit: t('save') }} onCancel={onClose} />
        }
      >
        <ProviderFields form={form} hasSecret={sso.provider?.hasSecret ?? false} />
      </FormBody>
    </MountedModal>
  );
}
