import { TextInput } from '@mantine/core';
import type { OrganizationInput } from '@tavla/shared/contracts/organization/settings';
import type { Organization } from '@tavla/shared/contracts/organizations';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EntityForm } from '@/entities/forms/use-entity-form';

interface LimitFieldProps {
  form: EntityForm<Organization, OrganizationInput>;
  isLocked: boolean;
}

/** How many tokens the company allows itself a month; empty for as many as are needed. */
export function LimitField({ form, isLocked }: LimitFieldProps) {
  const { t } = useTranslation('admin');
  return (
    <Controller
      control={form.form.control}
      name="assistantTokens"
      render={({ field }) => (
        <TextInput
          label={t('assistant.limit.label')}
          description={t('assistant.limit.hint')}
          placeholder={t('assistant.limit.none')}
          inputMode="numeric"
          autoComplete="off"
          value={field.value ?? ''}
          onChange={({ currentTarget }) => {
            const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, 12);
            field.onChange(digits === '' ? null : Number(digits));
          }}
          onBlur={field.onBlur}
          disabled={isLocked}
          error={form.form.formState.errors.assistantTokens?.message}
        />
      )}
    />
  );
}
