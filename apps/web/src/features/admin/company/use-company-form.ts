import { notifications } from '@mantine/notifications';
import { Organization, OrganizationInput, updateOrganization } from '@tavla/shared/contracts/organizations';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { type Edit, useEntityForm } from '@/entities/forms/use-entity-form';
import { storeOrganization } from '@/entities/me/use-me';
import type { Source } from '@/lib/forms/source';

const currentIn = (data: unknown) => Organization.safeParse(data).data;

function valuesOf(organization: Organization | null): OrganizationInput {
  const { name = '', domain = '', timeZone = null, recordingLanguage = null } = organization ?? {};
  const { retentionDays = null } = organization ?? {};
  return { name, domain, timeZone, recordingLanguage, retentionDays };
}

/** The form of the company, which stays open when it is saved. */
export function useCompanyForm(source: Source<Organization>) {
  const { t } = useTranslation('admin');

  async function save(_values: OrganizationInput, edit: Edit<Organization, OrganizationInput> | null) {
    const body = { ...edit?.changed, ...(edit && { version: edit.entity.version }) };
    const saved = await call(updateOrganization, { body });
    storeOrganization(saved);
    return saved;
  }

  const onSaved = () => notifications.show({ color: 'teal', message: t('company.saved') });
  return useEntityForm({ source, valuesOf, schema: OrganizationInput, currentIn, save, onSaved });
}
