import { notifications } from '@mantine/notifications';
import {
  ProviderInput,
  type RoleLine,
  SignInProvider,
  type SingleSignOn,
  setProvider,
} from '@tavla/shared/contracts/single-sign-on/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '@/api/call';
import { useEntityForm } from '@/entities/forms/use-entity-form';
import { useStored } from '@/entities/forms/use-stored';
import { rolesStore } from '@/entities/roles/roles-store';
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

const empty = { issuer: '', clientId: '', createsPeople: true, roleClaim: null, roles: [] };

function valuesOf(provider: SignInProvider | null): ProviderValues {
  const { issuer, clientId, createsPeople, roleClaim, roles } = provider ?? empty;
  return { issuer, clientId, clientSecret: '', createsPeople, roleClaim: roleClaim ?? '', roles };
}

/** Of role lines the first that fits holds. */
const isSame = (_: unknown, one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Sets or changes the provider; the server looks for it before it takes it. */
export function ProviderDialog({ sso, onChanged, onClose }: ProviderDialogProps) {
  const { t } = useTranslation('sso');
  const roles = rolesStore.useAll();
  // Whoever sets the first one goes on with theirs when a colleague does so meanwhile; the refusal brings the colleague's.
  const [wasSet] = useState(sso.provider !== null);
  const form = useEntityForm<SignInProvider, ProviderValues>({
    source: useStored(wasSet ? 'provider' : null, sso.provider ?? undefined),
    valuesOf,
    schema: ProviderValues,
    save: async ({ clientSecret, roleClaim, ...values }, edit) => {
      const body = {
        ...{ ...values, roleClaim: roleClaim.trim() || null, version: edit?.entity.version ?? null },
        ...(clientSecret.trim() && { clientSecret }),
      };
      onChanged(await call(setProvider, { body }));
      notifications.show({ color: 'teal', message: t('provider.saved') });
      onClose();
      return undefined;
    },
    onSaved: () => undefined,
    currentIn: (data) => SignInProvider.safeParse(data).data,
    isSame,
    lostBy: 'nothing',
  });
  const inWords = (field: keyof ProviderValues, value: ProviderValues[keyof ProviderValues]) => {
    if (field === 'createsPeople') return t(value ? 'provider.makes' : 'provider.makesNot');
    if (field !== 'roles') return value as string;
    const roleName = (id: string) => roles.find((role) => role.id === id)?.name;
    return (value as RoleLine[]).map((line) => `${line.value} → ${roleName(line.roleId)}`).join(', ');
  };
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
        inWords={inWords}
        isFootKept
        buttons={
          <FormButtons form={form} words={{ cancel: t('cancel'), submit: t('save') }} onCancel={onClose} />
        }
      >
        <ProviderFields form={form} hasSecret={(form.base ?? sso.provider)?.hasSecret ?? false} />
      </FormBody>
    </MountedModal>
  );
}
