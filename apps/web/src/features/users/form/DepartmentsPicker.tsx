import { Combobox, Loader, Pill, PillsInput, useCombobox } from '@mantine/core';
import { lineMax } from '@tavla/shared/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { departmentsStore } from '@/entities/departments/departments-store';
import { useMay } from '@/entities/me/use-me';
import { useEmptyWords, useListState } from '@/entities/use-list-state';
import { createValue, PickerDropdown } from './PickerDropdown';
import { pickerOptions } from './picker-options';
import classes from './pickers.module.css';
import { useCreateNamed } from './use-create-named';

interface DepartmentsPickerProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onFailed: (message: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** Any number of departments; a name that is not there yet can be created. */
export function DepartmentsPicker({
  value,
  onChange,
  onFailed,
  error,
  disabled = false,
}: DepartmentsPickerProps) {
  const { t } = useTranslation('users');
  const id = useId();
  const all = departmentsStore.useAll();
  const state = useListState(departmentsStore);
  // What is not known to be there yet cannot be known to be new.
  const mayCreate = useMay('create', 'groups') && state === 'here';
  const { create, isCreating } = useCreateNamed('department', onFailed);
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTyped('');
    },
  });
  const unnamed = useEmptyWords(state, t('form.departmentsPlaceholder'));
  const options = pickerOptions(all, typed, mayCreate);
  const chosen = all.filter((department) => value.includes(department.id));
  const remove = (gone: string) => onChange(value.filter((one) => one !== gone));

  async function submit(option: string) {
    if (option !== createValue) {
      if (value.includes(option)) remove(option);
      else onChange([...value, option]);
      setTyped('');
      return;
    }
    const created = options.create && (await create(options.create));
    if (!created) return;
    onChange([...value, created.id]);
    setTyped('');
  }

  return (
    <Combobox store={combobox} onOptionSubmit={(option) => void submit(option)}>
      <Combobox.DropdownTarget>
        <PillsInput
          id={id}
          label={t('form.departments')}
          error={error}
          disabled={disabled}
          rightSection={isCreating ? <Loader size={16} /> : <Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onClick={() => !disabled && combobox.openDropdown()}
        >
          <Pill.Group>
            {chosen.map(({ id: departmentId, name }) => (
              <Pill
                key={departmentId}
                className={classes.pill}
                withRemoveButton={!disabled}
                removeButtonProps={{
                  'aria-label': t('picker.remove', { name }),
                  'aria-hidden': false,
                  tabIndex: 0,
                }}
                onRemove={() => remove(departmentId)}
              >
                {name}
              </Pill>
            ))}
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                id={id}
                role="combobox"
                autoComplete="off"
                maxLength={lineMax}
                placeholder={chosen.length ? '' : value.length ? unnamed : t('form.departmentsPlaceholder')}
                value={typed}
                disabled={disabled}
                // Not disabled: that would take the focus away.
                readOnly={isCreating}
                onFocus={() => combobox.openDropdown()}
                onBlur={() => !isCreating && combobox.closeDropdown()}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  combobox.openDropdown();
                  combobox.updateSelectedOptionIndex();
                }}
                onKeyDown={(event) => {
                  const last = chosen.at(-1);
                  if (event.key === 'Backspace' && !typed && last) remove(last.id);
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <PickerDropdown options={options} chosen={value} state={state} />
    </Combobox>
  );
}
