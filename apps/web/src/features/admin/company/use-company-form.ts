import { zodResolver } from '@hookform/resolvers/zod';
import { notifications } from '@mantine/notifications';
import { Organization, OrganizationInput, updateOrganization } from '@tavla/shared/contracts/organizations';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorBody, errorText, fieldErrors } from '@/api/error-text';
import { storeOrganization } from '@/entities/me/use-me';

export type CompanyField = keyof OrganizationInput;

const fields = Object.keys(OrganizationInput.shape) as CompanyField[];

/**
 * The state of the form of the company. Only what was changed is sent. When somebody else changes the company
 * meanwhile, the form goes on from their version: `clashing` are the fields that both changed, whose values of theirs
 * stand in `base`.
 */
export function useCompanyForm(organization: Organization) {
  const { t } = useTranslation('admin');
  const [base, setBase] = useState(organization);
  const [failure, setFailure] = useState<string>();
  const [clashes, setClashes] = useState<CompanyField[]>([]);
  const form = useForm<OrganizationInput>({
    defaultValues: valuesOf(base),
    resolver: zodResolver(OrganizationInput),
  });
  const values = useWatch({ control: form.control, compute: (all: OrganizationInput) => all });
  const changed = changedFields(base, values);

  const follow = useEffectEvent((next: Organization) => {
    if (next.version === base.version) return;
    const mine = form.getValues();
    const dirty = changedFields(base, mine);
    const isClash = (field: CompanyField) => base[field] !== next[field] && mine[field] !== next[field];
    setClashes([...clashes, ...dirty.filter(isClash)]);
    setBase(next);
    form.reset({ ...valuesOf(next), ...pick(mine, dirty) });
  });
  useEffect(() => follow(organization), [organization]);

  const submit = form.handleSubmit(async (input) => {
    setFailure(undefined);
    try {
      const patch = pick(input, changedFields(base, input));
      const saved = await call(updateOrganization, { body: { ...patch, version: base.version } });
      setClashes([]);
      setBase(saved);
      form.reset(valuesOf(saved));
      storeOrganization(saved);
      notifications.show({ color: 'teal', message: t('company.saved') });
    } catch (error) {
      const body = errorBody(error);
      const current = body?.code === 'stale-version' ? Organization.safeParse(body.current).data : undefined;
      if (current) return storeOrganization(current);
      const refused = fieldErrors(error);
      for (const field of fields) if (refused[field]) form.setError(field, { message: refused[field] });
      if (!fields.some((field) => refused[field])) setFailure(errorText(error));
    }
  });

  return {
    form,
    base,
    submit,
    failure,
    values,
    isDirty: changed.length > 0,
    clashing: fields.filter((field) => clashes.includes(field) && changed.includes(field)),
    takeTheirs: (field: CompanyField) => form.setValue(field, base[field]),
  };
}

function valuesOf({ name, domain, timeZone, recordingLanguage }: OrganizationInput): OrganizationInput {
  return { name, domain, timeZone, recordingLanguage };
}

function changedFields(start: OrganizationInput, values: OrganizationInput): CompanyField[] {
  return fields.filter((field) => start[field] !== values[field]);
}

function pick(values: OrganizationInput, which: CompanyField[]): Partial<OrganizationInput> {
  return Object.fromEntries(which.map((field) => [field, values[field]]));
}
