import { Checkbox } from '@mantine/core';
import type { OrganizationInput } from '@tavla/shared/contracts/organization/settings';
import type { Organization } from '@tavla/shared/contracts/organizations';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EntityForm } from '@/entities/forms/use-entity-form';

interface TokenFieldsProps {
  form: EntityForm<Organization, OrganizationInput>;
  isLocked: boolean;
}

const fields = ['tokensOfPeople', 'endlessTokens'] as const;

/** What the company allows of API tokens. */
export function TokenFields({ form, isLocked }: TokenFieldsProps) {
  const { t } = useTranslation('admin');
  return fields.map((name) => (
    <Controller
      key={name}
      control={form.form.control}
      name={name}
      render={({ field }) => (
        <Checkbox
          label={t(`company.${name}`)}
          description={t(`company.${name}Hint`)}
          checked={field.value}
          onChange={(event) => field.onChange(event.currentTarget.checked)}
          disabled={isLocked}
          error={form.form.formState.errors[name]?.message}
        />
      )}
    />
  ));
}
