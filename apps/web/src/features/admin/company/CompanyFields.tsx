import { Alert, Select, Text, TextInput } from '@mantine/core';
import type { OrganizationInput } from '@tavla/shared/contracts/organization/settings';
import type { Organization } from '@tavla/shared/contracts/organizations';
import { domainMin, lineMax } from '@tavla/shared/limits';
import { type Language, languages } from '@tavla/shared/meetings/languages';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { failedText } from '@/api/error-text';
import type { EntityForm } from '@/entities/forms/use-entity-form';
import { useLanguageSupport } from '@/entities/meetings/use-language-support';
import { TimeZoneSelect } from '@/ui/TimeZoneSelect';
import { AssistantField } from './assistant/AssistantField';
import { LimitField } from './assistant/LimitField';
import { PasskeyField } from './PasskeyField';
import { RetentionField } from './RetentionField';
import { TokenFields } from './TokenFields';

const unset = 'unset';

interface CompanyFieldsProps {
  form: EntityForm<Organization, OrganizationInput>;
  isLocked: boolean;
}

/** Name, domain and settings of the company. */
export function CompanyFields({ form, isLocked }: CompanyFieldsProps) {
  const { t } = useTranslation('admin');
  const { t: tRecord } = useTranslation('record');
  const { register, control, formState } = form.form;
  const { errors } = formState;
  const support = useLanguageSupport(form.values.recordingLanguage);
  return (
    <>
      {isLocked && (
        <Text size="sm" c="dimmed">
          {t('company.readOnly')}
        </Text>
      )}
      <TextInput
        {...register('name')}
        label={t('company.name')}
        withAsterisk
        required
        autoComplete="organization"
        maxLength={lineMax}
        disabled={isLocked}
        error={errors.name?.message}
      />
      <TextInput
        {...register('domain')}
        label={t('company.domain')}
        description={t('company.domainHint')}
        withAsterisk
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        minLength={domainMin}
        disabled={isLocked}
        error={errors.domain?.message}
      />
      <Controller
        control={control}
        name="timeZone"
        render={({ field }) => (
          <TimeZoneSelect
            label={t('company.timeZone')}
            description={t('company.timeZoneHint')}
            unsetLabel={t('company.timeZoneUnset')}
            value={field.value}
            onChange={field.onChange}
            disabled={isLocked}
            error={errors.timeZone?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="recordingLanguage"
        render={({ field }) => (
          <Select
            label={t('company.recordingLanguage')}
            description={t('company.recordingLanguageHint')}
            data={[
              { value: unset, label: t('company.recordingLanguageUnset') },
              ...languages.map((value) => ({ value, label: tRecord(`languages.${value}`) })),
            ]}
            allowDeselect={false}
            value={field.value ?? unset}
            onChange={(value) => field.onChange(value === unset ? null : (value as Language | null))}
            disabled={isLocked}
            error={errors.recordingLanguage?.message}
          />
        )}
      />
      {support?.reason && <Alert color="orange">{failedText(support)}</Alert>}
      <RetentionField form={form} isLocked={isLocked} />
      <AssistantField form={form} isLocked={isLocked} />
      <LimitField form={form} isLocked={isLocked} />
      <PasskeyField form={form} isLocked={isLocked} />
      <TokenFields form={form} isLocked={isLocked} />
    </>
  );
}
