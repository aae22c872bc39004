import { Alert, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { type Language, languages } from '@tavla/shared/contracts/audios';
import type { Organization } from '@tavla/shared/contracts/organizations';
import { domainMin, lineMax } from '@tavla/shared/limits';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMay } from '@/entities/me/use-me';
import { useLanguageSupport } from '@/entities/meetings/use-language-support';
import { TimeZoneSelect } from '@/ui/TimeZoneSelect';
import { UnsavedQuestion } from '@/ui/UnsavedQuestion';
import { useUnsaved } from '@/ui/use-unsaved';
import classes from '../admin.module.css';
import { CompanyConflict } from './CompanyConflict';
import { useCompanyForm } from './use-company-form';

const unset = 'unset';

/** Name, domain and settings of the company; only to be read by whoever may not change them. */
export function CompanyForm({ organization }: { organization: Organization }) {
  const { t } = useTranslation('admin');
  const { t: tRecord } = useTranslation('record');
  const { form, base, values, submit, failure, isDirty, clashing, takeTheirs } = useCompanyForm(organization);
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const unsaved = useUnsaved(isDirty);
  const disabled = !useMay('update', 'admin');
  const support = useLanguageSupport(values.recordingLanguage);

  return (
    <>
      <form className={classes.company} onSubmit={submit} noValidate>
        <Stack gap="md">
          {disabled && (
            <Text size="sm" c="dimmed">
              {t('company.readOnly')}
            </Text>
          )}
          {clashing.length > 0 && <CompanyConflict fields={clashing} theirs={base} onTake={takeTheirs} />}
          <TextInput
            {...register('name')}
            label={t('company.name')}
            withAsterisk
            required
            autoComplete="organization"
            maxLength={lineMax}
            disabled={disabled}
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
            disabled={disabled}
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
                disabled={disabled}
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
                disabled={disabled}
                error={errors.recordingLanguage?.message}
              />
            )}
          />
          {support?.reason && <Alert color="orange">{support.reason}</Alert>}
          {failure !== undefined && (
            <Alert color="red" title={t('notSaved')} role="alert">
              {failure}
            </Alert>
          )}
          {!disabled && (
            <Group justify="flex-end">
              <Button type="submit" disabled={!isDirty} loading={isSubmitting}>
                {t('save')}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
      <UnsavedQuestion unsaved={unsaved} />
    </>
  );
}
