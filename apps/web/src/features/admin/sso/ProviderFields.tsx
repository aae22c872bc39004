import { Checkbox, TextInput } from '@mantine/core';
import type { SignInProvider } from '@tavla/shared/contracts/single-sign-on/settings';
import { claimNameMax, clientIdMax, clientSecretMax, issuerMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import type { EntityForm } from '@/entities/forms/use-entity-form';
import type { ProviderValues } from './ProviderDialog';
import { RoleLines } from './RoleLines';
import { TestProvider } from './TestProvider';

interface ProviderFieldsProps {
  form: EntityForm<SignInProvider, ProviderValues>;
  hasSecret: boolean;
}

/** What the provider is called, what it gave Tavla, and what becomes of its people. */
export function ProviderFields({ form, hasSecret }: ProviderFieldsProps) {
  const { t } = useTranslation('sso');
  const { register, formState, setValue } = form.form;
  const { errors } = formState;
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <>
      <TextInput
        {...register('issuer')}
        {...plain}
        label={t('provider.issuer')}
        description={t('provider.issuerHint')}
        placeholder="https://login.example.com"
        withAsterisk
        required
        type="url"
        inputMode="url"
        maxLength={issuerMax}
        error={errors.issuer?.message}
        data-autofocus
      />
      <TestProvider issuer={form.values.issuer} />
      <TextInput
        {...register('clientId')}
        {...plain}
        label={t('provider.clientId')}
        withAsterisk
        required
        maxLength={clientIdMax}
        error={errors.clientId?.message}
      />
      <TextInput
        {...register('clientSecret')}
        {...plain}
        label={t('provider.clientSecret')}
        description={t(hasSecret ? 'provider.secretKept' : 'provider.secretHint')}
        type="password"
        autoComplete="new-password"
        withAsterisk={!hasSecret}
        required={!hasSecret}
        maxLength={clientSecretMax}
        error={errors.clientSecret?.message}
      />
      <Checkbox
        label={t('provider.createsPeople')}
        description={t('provider.createsPeopleHint')}
        checked={form.values.createsPeople}
        onChange={(event) => setValue('createsPeople', event.currentTarget.checked, { shouldDirty: true })}
      />
      <TextInput
        {...register('roleClaim')}
        {...plain}
        label={t('provider.roleClaim')}
        description={t('provider.roleClaimHint')}
        placeholder="groups"
        maxLength={claimNameMax}
        error={errors.roleClaim?.message}
      />
      <RoleLines
        value={form.values.roles}
        onChange={(roles) =>
          setValue('roles', roles, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
        errors={form.values.roles.map((_, at) => errors.roles?.[at]?.value?.message)}
        error={errors.roles?.message}
      />
    </>
  );
}
