import { CloseButton, Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import type { Tag } from '@tavla/shared/contracts/tasks';
import { searchMax } from '@tavla/shared/limits';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagBadge } from '@/entities/tasks/TagBadge';
import { useNoTasksWords } from '../board-lists';
import classes from '../card/badges.module.css';
import { groupTags } from '../filters/known-tags';

interface TagPickerProps {
  known: readonly Tag[];
  value: readonly Tag[];
  onChange: (tags: Tag[]) => void;
  error?: string | undefined;
}

/** The chosen tags in their colours; the others to choose from, by category. */
export function TagPicker({ known, value, onChange, error }: TagPickerProps) {
  const { t } = useTranslation('taskForm');
  const noTags = useNoTasksWords(t('noTags'));
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [search, setSearch] = useState('');
  const chosen = new Set(value.map((tag) => tag.id));
  const needle = plainLetters(search.trim());
  const offered = known.filter(({ id, name }) => !chosen.has(id) && plainLetters(name).includes(needle));
  // What is typed points at its first match, which Enter takes.
  useEffect(() => {
    if (needle) combobox.selectFirstOption();
    else combobox.resetSelectedOption();
  }, [needle, combobox.selectFirstOption, combobox.resetSelectedOption]);
  const remove = (id: string) => onChange(value.filter((tag) => tag.id !== id));

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const tag = known.find((one) => one.id === id);
        if (tag) onChange([...value, tag]);
        setSearch('');
      }}
    >
      <Combobox.DropdownTarget>
        <PillsInput label={t('tags')} error={error} onClick={() => combobox.openDropdown()}>
          <Pill.Group>
            {value.map((tag) => (
              <span key={tag.id} className={classes.chosenTag}>
                <TagBadge color={tag.color} name={tag.name} />
                <CloseButton
                  size={18}
                  aria-label={t('removeTag', { name: tag.name })}
                  onClick={() => remove(tag.id)}
                />
              </span>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                maxLength={searchMax}
                value={search}
                placeholder={value.length ? '' : t('tagsPlaceholder')}
                onFocus={() => combobox.openDropdown()}
                onBlur={() => combobox.closeDropdown()}
                onChange={(event) => {
                  combobox.openDropdown();
                  setSearch(event.currentTarget.value);
                }}
                onKeyDown={(event) => {
                  // Words that match no tag are not thrown away by saving the form.
                  if (event.key === 'Enter' && needle) event.preventDefault();
                  const last = value.at(-1);
                  if (event.key === 'Backspace' && search === '' && last) remove(last.id);
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options mah={220} style={{ overflowY: 'auto' }}>
          {offered.length === 0 && <Combobox.Empty>{noTags}</Combobox.Empty>}
          {groupTags(offered).map(({ category, tags }) => (
            <Combobox.Group key={category} label={category}>
              {tags.map((tag) => (
                <Combobox.Option key={tag.id} value={tag.id}>
                  <TagBadge color={tag.color} name={tag.name} />
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
