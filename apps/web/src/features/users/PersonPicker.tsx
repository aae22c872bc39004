import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listUsers, type Person, type User } from '@tavla/shared/contracts/users';
import { searchDebounce } from '@tavla/shared/limits';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { useAppDispatch } from '@/entities/store-hooks';
import { isUser, usersStore } from '@/entities/users/users-store';
import { usePeople } from './use-people';

const mostShown = 50;

interface PersonPickerProps {
  label: string;
  placeholder: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Who cannot be chosen: the person themselves. */
  exceptId?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  required?: boolean;
}

/** One active person of the company, searched on the server: 'first last (email)'. */
export function PersonPicker({ value, exceptId, onChange, ...input }: PersonPickerProps) {
  const { t } = useTranslation('users');
  const dispatch = useAppDispatch();
  const name = ({ firstName, lastName, email }: Person) => t('picker.person', { firstName, lastName, email });
  const [chosen] = usePeople(useMemo(() => (value ? [value] : []), [value]));
  const chosenName = chosen ? name(chosen) : '';
  const [search, setSearch] = useState(chosenName);
  const [isOpen, setOpen] = useState(false);
  // The chosen name stands in the field: as long as nothing else is typed, everyone is offered.
  const [q] = useDebouncedValue(search === chosenName ? '' : search.trim(), searchDebounce);

  const found = useQuery({
    queryKey: ['people-picker', q],
    enabled: isOpen,
    queryFn: async ({ signal }) => {
      const page = await call(listUsers, {
        query: { limit: mostShown, state: 'active', q: q || undefined },
        signal,
      });
      dispatch(usersStore.received(page.data));
      return page.data;
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

  const offered = (found.data ?? []).filter((person) => isOffered(person, exceptId));
  const all = chosen && !offered.some(({ id }) => id === chosen.id) ? [chosen, ...offered] : offered;
  return (
    <Select
      {...input}
      comboboxProps={{ keepMounted: false }}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('picker.clear'), tabIndex: 0 }}
      data={all.map((person) => ({ value: person.id, label: name(person) }))}
      // The server has searched already.
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      nothingFoundMessage={found.isPending ? t('picker.searching') : t('picker.nobody')}
      maxDropdownHeight={240}
      {...(found.isFetching && isOpen && { rightSection: <Loader size={16} /> })}
    />
  );
}

function isOffered(person: User | Person, exceptId: string | undefined): boolean {
  return person.id !== exceptId && !(isUser(person) && person.blocked);
}
