import { CheckIcon, Combobox, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ListState, useEmptyWords } from '@/entities/use-list-state';
import type { PickerOptions } from './picker-options';
import classes from './pickers.module.css';

/** The value of the option that creates; no id looks like it. */
export const createValue = '+';

interface PickerDropdownProps {
  options: PickerOptions;
  chosen: readonly string[];
  /** Of the list that the options are from. */
  state: ListState;
}

/** What matches the typed text, what to say when nothing does, and the way to create it. */
export function PickerDropdown({ options: { matches, create }, chosen, state }: PickerDropdownProps) {
  const { t } = useTranslation('users');
  const nothing = useEmptyWords(state, t('picker.nothingFound'));
  return (
    <Combobox.Dropdown>
      <Combobox.Options mah={240} className={classes.options}>
        {matches.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          return (
            <Combobox.Option key={id} value={id} active={isChosen} aria-selected={isChosen}>
              <Group gap={6} wrap="nowrap">
                {isChosen && <CheckIcon size={10} style={{ flex: 'none' }} />}
                <span className={classes.optionName}>{name}</span>
              </Group>
            </Combobox.Option>
          );
        })}
        {create !== undefined && (
          <Combobox.Option value={createValue}>{t('picker.create', { name: create })}</Combobox.Option>
        )}
      </Combobox.Options>
      {matches.length === 0 && <Combobox.Empty>{nothing}</Combobox.Empty>}
    </Combobox.Dropdown>
  );
}
