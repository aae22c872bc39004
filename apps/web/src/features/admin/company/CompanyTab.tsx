import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getOrganization, type OrganizationInput } from '@tavla/shared/contracts/organization/settings';
import type { Organization } from '@tavla/shared/contracts/organizations';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { storeOrganization, useMay, useMe } from '@/entities/me/use-me';
import { type Source, there } from '@/lib/forms/source';
import { FormBody } from '@/ui/form/FormBody';
import type { FieldWords } from '@/ui/form/form-state';
import { UnsavedQuestion } from '@/ui/UnsavedQuestion';
import classes from '../admin.module.css';
import { AssistantUsage } from './assistant/AssistantUsage';
import { CompanyArchive } from './CompanyArchive';
import { CompanyFields } from './CompanyFields';
import { RetentionQuestion } from './RetentionQuestion';
import { useCompanyForm } from './use-company-form';

/** The company's own settings; only to be read by whoever may not change them. */
export function CompanyTab() {
  const { t } = useTranslation('admin');
  const { form, retention } = useCompanyForm(useCompany());
  const isLocked = !useMay('update', 'admin');
  return (
    <div className={classes.company}>
      <FormBody
        form={form}
        isLocked={isLocked}
        buttons={
          <Group justify="flex-end">
            <Button type="submit" disabled={!form.maySave} loading={form.isSending}>
              {t('save')}
            </Button>
          </Group>
        }
        {...useFieldWords()}
      >
        <CompanyFields form={form} isLocked={isLocked} />
      </FormBody>
      {retention.isAsking && form.values.retentionDays !== null && (
        <RetentionQuestion days={form.values.retentionDays} question={retention} />
      )}
      {!isLocked && <AssistantUsage />}
      {!isLocked && <CompanyArchive />}
      <UnsavedQuestion unsaved={form.unsaved} />
    </div>
  );
}

/** The company as the server has it when one comes here, and as events tell from then on. */
function useCompany(): Source<Organization> {
  const { organization } = useMe();
  const loaded = useQuery({
    queryKey: ['organization'],
    queryFn: async ({ signal }) => {
      storeOrganization(await call(getOrganization, { signal }));
      return true;
    },
    staleTime: 0,
    gcTime: 0,
  });
  if (loaded.data) return there(organization);
  return loaded.isError ? { state: 'failed', retry: () => void loaded.refetch() } : { state: 'loading' };
}

function useFieldWords(): FieldWords<OrganizationInput> {
  const { t } = useTranslation('admin');
  const { t: tRecord } = useTranslation('record');
  return {
    labels: {
      name: t('company.name'),
      domain: t('company.domain'),
      timeZone: t('company.timeZone'),
      recordingLanguage: t('company.recordingLanguage'),
      retentionDays: t('company.retention'),
      assistant: t('assistant.setting'),
      assistantTokens: t('assistant.limit.label'),
      tokensOfPeople: t('company.tokensOfPeople'),
      endlessTokens: t('company.endlessTokens'),
      asksForPasskey: t('company.asksForPasskey'),
    },
    inWords: (field, value) => {
      if (field === 'timeZone')
        return value ? String(value).replaceAll('_', ' ') : t('company.timeZoneUnset');
      if (field === 'retentionDays')
        return value === null
          ? t('company.retentionOff')
          : t('company.retentionAfter', { count: Number(value) });
      if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
      if (field === 'assistant') return t(`assistant.${value as OrganizationInput['assistant']}.label`);
      if (field === 'assistantTokens')
        return value === null
          ? t('assistant.limit.none')
          : t('assistant.limit.value', { value: Number(value) });
      if (field !== 'recordingLanguage') return value;
      const language = value as OrganizationInput['recordingLanguage'];
      return language ? tRecord(`languages.${language}`) : t('company.recordingLanguageUnset');
    },
  };
}
