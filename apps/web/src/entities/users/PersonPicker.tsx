import { Loader, Select, type StyleProp } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listUsers, type Person } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { searchMax } from '@tavla/shared/limits';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { useMay } from '@/entities/me/use-me';
import { useAppDispatch } from '@/entities/store-hooks';
import { type ListState, useEmptyWords } from '@/entities/use-list-state';
import { markText } from '@/lib/forms/mark-text';
import { searchDebounce } from '@/lib/search-debounce';
import { useEnterTakesFirst, useSearchField } from '@/ui/form/use-search-field';
import { addressOf } from './address-of';
import { useLoadedPeople } from './use-people';
import { usersStore } from './users-store';

const mostShown = 50;

interface PersonPickerProps {
  label: string;
  placeholder: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Who cannot be chosen: the person themselves. */
  exceptId?: string | undefined;
  /** Also those who may no longer sign in. */
  withInactive?: boolean;
  /** What to call a chosen person whom the company no longer has. */
  goneName?: string | undefined;
  w?: StyleProp<number | string>;
  error?: string | undefined;
  disabled?: boolean;
  required?: boolean;
  /** It stands in a popover, for which a click into a list of its own would be one outside. */
  isInPopover?: boolean;
}

/** One person of the company, an active one unless said otherwise, searched on the server: 'first last (email)'. */
export function PersonPicker({
  value,
  exceptId,
  withInactive = false,
  goneName,
  isInPopover = false,
  placeholder,
  onChange,
  ...input
}: PersonPickerProps) {
  const { t } = useTranslation('people');
  const dispatch = useAppDispatch();
  // Who is inactive is for those who see the portal; to others the server shows no difference.
  const mayAskForActive = useMay('read', 'admin') && !withInactive;
  const name = (person: Person): string =>
    t('person', { name: fullName(person), address: addressOf(person) });
  const { people, state } = useLoadedPeople(useMemo(() => (value ? [value] : []), [value]));
  const [chosen] = people;
  const chosenName = chosen ? name(chosen) : ((value && goneName) ?? '');
  // The chosen name stands in the field: as long as nothing else is typed, everyone is offered.
  const field = useSearchField(chosenName);
  const wanted = field.wanted.slice(0, searchMax).trim();
  const [q] = useDebouncedValue(wanted, searchDebounce);

  const found = useQuery({
    queryKey: ['people-picker', q, withInactive],
    enabled: field.isOpen || field.isAwaited,
    queryFn: async ({ signal }) => {
      const page = await call(listUsers, {
        query: { limit: mostShown, state: mayAskForActive ? 'active' : undefined, q: q || undefined },
        signal,
      });
      dispatch(usersStore.received(page.data));
      return page.data;
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

  // What an earlier search found says nothing about this one.
  const isFound = found.isSuccess && !found.isPlaceholderData && q === wanted;
  const foundState: ListState = isFound ? 'here' : found.isError ? 'failed' : 'coming';
  const nobody = useEmptyWords(foundState, t('nobody'));
  const unchosen = useEmptyWords(state, placeholder);

  const offered = (found.data ?? []).filter(
    (person) => person.id !== exceptId && (withInactive || !person.blocked),
  );
  const options = offered.map((person) => ({ value: person.id, label: name(person) }));
  // The field shows no name that is not among its options.
  if (value && chosenName && !offered.some(({ id }) => id === value))
    options.unshift({ value, label: chosenName });
  const onKeyDown = useEnterTakesFirst(field, {
    wanted,
    isComing: foundState === 'coming',
    first: offered[0]?.id,
    onChange,
  });
  return (
    <Select
      {...input}
      comboboxProps={{
        keepMounted: false,
        withinPortal: !isInPopover,
        // It grows when people come: then it may have no room any more where it opened.
        preventPositionChangeWhenVisible: false,
      }}
      searchable
      maxLength={searchMax}
      onMouseDown={markText}
      clearable
      // The library hides it from those who need it most.
      clearButtonProps={{ 'aria-label': t('clear'), 'aria-hidden': false, tabIndex: 0 }}
      data={options}
      // The server has searched already.
      filter={(searched) => searched.options}
      value={value}
      onChange={onChange}
      // Where the choice goes into a list, the field is empty for the next one.
      onOptionSubmit={field.clear}
      {...field.props}
      onKeyDown={onKeyDown}
      placeholder={unchosen}
      nothingFoundMessage={foundState === 'coming' ? t('searching') : nobody}
      {...(found.isFetching && field.isOpen && { rightSection: <Loader size={16} /> })}
    />
  );
}
