import { Pill, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PersonPicker } from '@/entities/users/PersonPicker';
import { personName } from '@/entities/users/person-name';
import { useLoadedPeople } from '@/entities/users/use-people';

interface Props {
  label: string;
  ids: string[];
  /** Who cannot be chosen. */
  exceptId?: string;
  onChange(ids: string[]): void;
  error?: string | undefined;
  disabled?: boolean;
}

/** Several people of the company: one picker adds them, and each can be taken away again. */
export function PeopleChoice({ label, ids, exceptId, onChange, error, disabled = false }: Props) {
  const { t } = useTranslation('visibility');
  const { people, state } = useLoadedPeople(ids);
  const byId = new Map(people.map((person) => [person.id, person]));
  const isKnown = state === 'here';
  return (
    <Stack gap={6}>
      <PersonPicker
        label={label}
        placeholder={t('choosePeople')}
        value={null}
        exceptId={exceptId}
        disabled={disabled}
        error={error}
        onChange={(id) => id && !ids.includes(id) && onChange([...ids, id])}
      />
      {ids.length > 0 && (
        <Pill.Group>
          {ids.map((id) => {
            const name = personName(byId.get(id), isKnown ? 'here' : 'coming');
            return (
              <Pill
                key={id}
                // Nobody takes away whom they cannot tell from the others.
                withRemoveButton={!disabled && (isKnown || byId.has(id))}
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
