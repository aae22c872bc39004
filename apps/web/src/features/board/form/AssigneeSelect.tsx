import { Select } from '@mantine/core';
import type { Person } from '@tavla/shared/contracts/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foundByTyping } from '@/lib/mark-text';
import { useEnterTakesFirst } from '@/ui/form/use-enter-takes-first';
import { useNobodyWords, usePeopleOptions, usePeopleState } from '../board-lists';

interface Props {
  people: readonly Person[];
  /** An e-mail address. */
  value: string | null;
  onChange(value: string | null): void;
  onBlur(): void;
  error: string | undefined;
}

/** Whose a task is, found by typing, also while the people are still coming. */
export function AssigneeSelect({ people, value, onChange, ...field }: Props) {
  const { t } = useTranslation('board');
  const nobody = useNobodyWords(t('form.nobodyFound'));
  const options = usePeopleOptions(people, 'email');
  const isComing = usePeopleState() === 'coming';
  const chosen = options.find((one) => one.value === value)?.label ?? '';
  const [search, setSearch] = useState(chosen);
  const [isOpen, setOpen] = useState(false);
  const [isAwaited, setAwaited] = useState(false);
  const wanted = search === chosen ? '' : search.trim().toLowerCase();
  const first = options.find(({ label, disabled }) => !disabled && label.toLowerCase().includes(wanted));
  const onKeyDown = useEnterTakesFirst({
    isAwaited,
    setAwaited,
    isComing: isComing && wanted !== '' && first === undefined,
    first: wanted === '' ? undefined : first?.value,
    take: (found) => {
      setSearch('');
      setOpen(false);
      onChange(found);
    },
  });
  return (
    <Select
      {...field}
      label={t('form.assignee')}
      withAsterisk
      {...foundByTyping}
      allowDeselect={false}
      limit={100}
      placeholder={t('form.assigneePlaceholder')}
      nothingFoundMessage={nobody}
      data={options}
      value={value}
      onChange={onChange}
      searchValue={search}
      // What is waited for stays in the field when the focus leaves it.
      onSearchChange={(text) => isAwaited || setSearch(text)}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onKeyDown={onKeyDown}
    />
  );
}
