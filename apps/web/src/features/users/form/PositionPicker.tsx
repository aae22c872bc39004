import { CloseButton, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { lineMax } from '@tavla/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@/entities/me/use-me';
import { positionsStore } from '@/entities/positions/positions-store';
import { useEmptyWords, useListState } from '@/entities/use-list-state';
import { markText } from '@/lib/forms/mark-text';
import { createValue, PickerDropdown } from './PickerDropdown';
import { pickerOptions } from './picker-options';
import { useCreateNamed } from './use-create-named';

interface PositionPickerProps {
  value: string | null;
  onChange: (value: string | null) => void;
  onFailed: (message: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** One position or none; a name that is not there yet can be created. */
export function PositionPicker({ value, onChange, onFailed, error, disabled = false }: PositionPickerProps) {
  const { t } = useTranslation('users');
  const all = positionsStore.useAll();
  const state = useListState(positionsStore);
  // What is not known to be there yet cannot be known to be new.
  const mayCreate = useMay('create', 'groups') && state === 'here';
  const { create, isCreating } = useCreateNamed('position', onFailed);
  /** The text being typed; undefined shows the chosen name. */
  const [typed, setTyped] = useState<string>();
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTyped(undefined);
    },
  });
  const unnamed = useEmptyWords(state, t('form.positionPlaceholder'));
  const options = pickerOptions(all, typed ?? '', mayCreate);

  async function submit(option: string) {
    if (option !== createValue) {
      onChange(option === value ? null : option);
      combobox.closeDropdown();
      return;
    }
    const created = options.create && (await create(options.create));
    if (!created) return;
    onChange(created.id);
    combobox.closeDropdown();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={(option) => void submit(option)}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          label={t('form.position')}
          role="combobox"
          autoComplete="off"
          maxLength={lineMax}
          placeholder={value ? unnamed : t('form.positionPlaceholder')}
          value={typed ?? all.find(({ id }) => id === value)?.name ?? ''}
          error={error}
          disabled={disabled}
          // Not disabled: that would take the focus away.
          readOnly={isCreating}
          rightSection={
            isCreating ? (
              <Loader size={16} />
            ) : value && !disabled ? (
              <CloseButton
                size="sm"
                aria-label={t('picker.clear')}
                onClick={() => {
                  onChange(null);
                  combobox.closeDropdown();
                }}
              />
            ) : (
              <Combobox.Chevron />
            )
          }
          rightSectionPointerEvents={value ? 'all' : 'none'}
          onMouseDown={markText}
          onClick={() => combobox.openDropdown()}
          onBlur={() => !isCreating && combobox.closeDropdown()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
        />
      </Combobox.Target>
      <PickerDropdown options={options} chosen={value ? [value] : []} state={state} />
    </Combobox>
  );
}
