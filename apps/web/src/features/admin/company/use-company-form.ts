import { notifications } from '@mantine/notifications';
import { OrganizationInput, updateOrganization } from '@tavla/shared/contracts/organization/settings';
import { Organization } from '@tavla/shared/contracts/organizations';
import { isSoonerDeleted } from '@tavla/shared/meetings/retention';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { GivenUp } from '@/entities/forms/refusal';
import { type Edit, useEntityForm } from '@/entities/forms/use-entity-form';
import { storeOrganization } from '@/entities/me/use-me';
import type { Source } from '@/lib/forms/source';
import { useQuestion } from '@/ui/use-question';

const currentIn = (data: unknown) => Organization.safeParse(data).data;

function valuesOf(organization: Organization | null): OrganizationInput {
  const { name = '', domain = '', timeZone = null, recordingLanguage = null } = organization ?? {};
  const { retentionDays = null, assistant = 'on', assistantTokens = null } = organization ?? {};
  const { tokensOfPeople = true, endlessTokens = false, asksForPasskey = false } = organization ?? {};
  return {
    ...{ name, domain, timeZone, recordingLanguage, retentionDays, assistant, assistantTokens },
    ...{ tokensOfPeople, endlessTokens, asksForPasskey },
  };
}

/** The form of the company, which stays open when it is saved. What deletes meetings is asked about before it is sent. */
export function useCompanyForm(source: Source<Organization>) {
  const { t } = useTranslation('admin');

  const retention = useQuestion();

  async function save(_values: OrganizationInput, edit: Edit<Organization, OrganizationInput> | null) {
    if (edit && deletesSooner(edit) && !(await retention.ask())) throw new GivenUp();
    const body = { ...edit?.changed, ...(edit && { version: edit.entity.version }) };
    const saved = await call(updateOrganization, { body });
    storeOrganization(saved);
    return saved;
  }

  const onSaved = () => notifications.show({ color: 'teal', message: t('company.saved') });
  const form = useEntityForm({ source, valuesOf, schema: OrganizationInput, currentIn, save, onSaved });
  return { form, retention };
}

function deletesSooner({ entity, changed }: Edit<Organization, OrganizationInput>): boolean {
  const { retentionDays } = changed;
  return retentionDays !== undefined && isSoonerDeleted(entity.retentionDays, retentionDays);
}
