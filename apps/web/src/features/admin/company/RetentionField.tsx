import { Select, Text } from '@mantine/core';
import type { OrganizationInput } from '@tavla/shared/contracts/organization/settings';
import type { Organization } from '@tavla/shared/contracts/organizations';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EntityForm } from '@/entities/forms/use-entity-form';
import { AskAgain } from './AskAgain';
import { offeredDays } from './offered-days';
import { useRetentionFacts } from './use-retention-facts';

const never = 'never';

interface RetentionFieldProps {
  form: EntityForm<Organization, OrganizationInput>;
  isLocked: boolean;
}

/** After how many days meetings are deleted, and below it what that deletes and when. */
export function RetentionField({ form, isLocked }: RetentionFieldProps) {
  const { t } = useTranslation('admin');
  const days = form.values.retentionDays;
  const facts = useRetentionFacts(isLocked ? null : days);
  return (
    <div>
      <Controller
        control={form.form.control}
        name="retentionDays"
        render={({ field }) => (
          <Select
            label={t('company.retention')}
            description={t('company.retentionHint')}
            data={[
              { value: never, label: t('company.retentionOff') },
              ...offeredDays(form.base?.retentionDays ?? null).map((count) => ({
                value: String(count),
                label: t('company.retentionAfter', { count }),
              })),
            ]}
            allowDeselect={false}
            value={field.value === null ? never : String(field.value)}
            onChange={(value) => field.onChange(value === null || value === never ? null : Number(value))}
            disabled={isLocked}
            error={form.form.formState.errors.retentionDays?.message}
          />
        )}
      />
      {days !== null && !isLocked && (
        <>
          <Text size="sm" mt={6} role="status">
            {facts.words}
          </Text>
          <AskAgain again={facts.again} />
        </>
      )}
    </div>
  );
}
