import { Pill, Stack } from '@mantine/core';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { PersonPicker } from '@/entities/users/PersonPicker';
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
  const { people } = useLoadedPeople(ids);
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
