import { MultiSelect, Pill, Radio, Stack, Text } from '@mantine/core';
import { fullName } from '@tavla/shared/full-name';
import type { Visibility } from '@tavla/shared/meetings/visibility';
import { useTranslation } from 'react-i18next';
import { departmentsStore } from '@/entities/departments/departments-store';
import { useLiveLists } from '@/entities/live/live-lists';
import { useMay, useMe } from '@/entities/me/use-me';
import { PersonPicker } from '@/entities/users/PersonPicker';
import { useLoadedPeople } from '@/entities/users/use-people';

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
  const company = useMe().organization.name;
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
          <Radio value="company" label={t('company', { company })} disabled={disabled} />
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
        <People
          ids={ids}
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
  const isLoaded = departmentsStore.useIsLoaded();
  return (
    <MultiSelect
      label={t('whichDepartments')}
      placeholder={ids.length === 0 ? t(isLoaded ? 'chooseDepartments' : 'loading') : ''}
      data={departments.map(({ id, name }) => ({ value: id, label: name }))}
      value={ids}
      onChange={onChange}
      searchable
      disabled={disabled || !isLoaded}
      error={error}
      nothingFoundMessage={t('noDepartment')}
    />
  );
}

function People({ ids, onChange, error, disabled }: ChoiceProps) {
  const { t } = useTranslation('visibility');
  const { people } = useLoadedPeople(ids);
  const me = useMe().id;
  return (
    <Stack gap={6}>
      <PersonPicker
        label={t('whichPeople')}
        placeholder={t('choosePeople')}
        value={null}
        exceptId={me}
        disabled={disabled}
        error={error}
        onChange={(id) => id && !ids.includes(id) && onChange([...ids, id])}
      />
      {people.length > 0 && (
        <Pill.Group>
          {people.map((person) => {
            const { id } = person;
            const name = fullName(person);
            return (
              <Pill
                key={id}
                withRemoveButton={!disabled}
                removeButtonProps={{
                  'aria-label': t('remove', { name }),
                  'aria-hidden': false,
                  tabIndex: 0,
                }}
                onRemove={() => onChange(ids.filter((other) => other !== id))}
              >
                {name}
              </Pill>
            );
          })}
        </Pill.Group>
      )}
    </Stack>
  );
}
