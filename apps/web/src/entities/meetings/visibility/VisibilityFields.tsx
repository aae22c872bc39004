import { MultiSelect, Radio, Stack, Text } from '@mantine/core';
import type { Visibility } from '@tavla/shared/meetings/visibility';
import { useTranslation } from 'react-i18next';
import { departmentsStore } from '@/entities/departments/departments-store';
import { useLiveLists } from '@/entities/live/live-lists';
import { useMay, useMe } from '@/entities/me/use-me';
import { useEmptyWords, useListState } from '@/entities/use-list-state';
import { byPlainLetters } from '@/lib/forms/mark-text';
import { notYet } from '@/lib/not-yet';
import { PeopleChoice } from './PeopleChoice';

interface Props {
  value: Visibility;
  onChange(value: Visibility): void;
  error?: string | undefined;
  disabled?: boolean;
  /** The dialog around it asks the question already. */
  isAsked?: boolean;
}

/** Who may see a meeting: everybody, departments or people. Whoever uploads it is not asked about themselves. */
export function VisibilityFields({ value, onChange, error, disabled = false, isAsked = false }: Props) {
  const { t } = useTranslation('visibility');
  const { id: me, organization } = useMe();
  const mayReadGroups = useMay('read', 'groups');
  const mayReadPeople = useMay('read', 'user');
  const { to, ids } = value;
  return (
    <Stack gap="sm">
      <Radio.Group
        {...(isAsked ? { 'aria-label': t('label') } : { label: t('label') })}
        value={to}
        // Chosen departments are no people.
        onChange={(next) => onChange({ to: next as Visibility['to'], ids: [] })}
      >
        <Stack gap={8} mt={isAsked ? 0 : 6}>
          <Radio value="company" label={t('company', { company: organization.name })} disabled={disabled} />
          {mayReadGroups && <Radio value="departments" label={t('departments')} disabled={disabled} />}
          <Radio value="people" label={t('people')} disabled={disabled} />
        </Stack>
      </Radio.Group>
      {to === 'departments' && (
        <Departments
          ids={ids}
          error={error}
          disabled={disabled}
          onChange={(next) => onChange({ to, ids: next })}
        />
      )}
      {to === 'people' && mayReadPeople && (
        <PeopleChoice
          label={t('whichPeople')}
          ids={ids}
          exceptId={me}
          error={error}
          disabled={disabled}
          onChange={(next) => onChange({ to, ids: next })}
        />
      )}
      {to !== 'company' && (
        <Text size="xs" c="dimmed">
          {t(to === 'people' && ids.length === 0 ? 'onlyYou' : 'youToo')} {t('admins')}
        </Text>
      )}
    </Stack>
  );
}

interface ChoiceProps {
  ids: string[];
  onChange(ids: string[]): void;
  error: string | undefined;
  disabled: boolean;
}

function Departments({ ids, onChange, error, disabled }: ChoiceProps) {
  const { t } = useTranslation('visibility');
  useLiveLists('departments');
  const departments = departmentsStore.useAll();
  const state = useListState(departmentsStore);
  const empty = useEmptyWords(state, t(departments.length > 0 ? 'chooseDepartments' : 'noDepartments'));
  const named = departments.map(({ id, name }) => ({ value: id, label: name }));
  // The field would show the ids of those whose names have not come.
  const unnamed = ids.filter((id) => !departments.some((one) => one.id === id));
  return (
    <MultiSelect
      label={t('whichDepartments')}
      placeholder={ids.length === 0 ? empty : ''}
      data={[...named, ...unnamed.map((id) => ({ value: id, label: notYet }))]}
      value={ids}
      onChange={onChange}
      searchable
      filter={byPlainLetters}
      disabled={disabled || state !== 'here'}
      error={error}
      nothingFoundMessage={t(departments.length > 0 ? 'noDepartment' : 'noDepartments')}
    />
  );
}
