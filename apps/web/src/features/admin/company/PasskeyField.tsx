import { Checkbox } from '@mantine/core';
import type { OrganizationInput } from '@tavla/shared/contracts/organization/settings';
import type { Organization } from '@tavla/shared/contracts/organizations';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EntityForm } from '@/entities/forms/use-entity-form';
import { useMeQuery } from '@/entities/me/use-me';

interface PasskeyFieldProps {
  form: EntityForm<Organization, OrganizationInput>;
  isLocked: boolean;
}

/** Whether a passkey is asked for after the code. Whoever switches it on has one. */
export function PasskeyField({ form, isLocked }: PasskeyFieldProps) {
  const { t } = useTranslation('admin');
  const hasPasskey = useMeQuery().data?.hasPasskey ?? false;
  return (
    <Controller
      control={form.form.control}
      name="asksForPasskey"
      render={({ field }) => {
        const isMissing = !hasPasskey && !field.value;
        return (
          <Checkbox
            label={t('company.asksForPasskey')}
            description={t(isMissing ? 'company.asksForPasskeyFirst' : 'company.asksForPasskeyHint')}
            checked={field.value}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
            disabled={isLocked || isMissing}
            error={form.form.formState.errors.asksForPasskey?.message}
          />
        );
      }}
    />
  );
}
