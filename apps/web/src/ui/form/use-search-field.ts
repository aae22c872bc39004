import { type KeyboardEvent, useEffect, useState } from 'react';

/**
 * The text of a field that searches a list, and whether the list is open.
 * @param chosen what stands in the field for what is chosen: it is no search
 */
export function useSearchField(chosen: string) {
  const [search, setSearch] = useState(chosen);
  const [isOpen, setOpen] = useState(false);
  /** Enter was pressed, and waits for what is searched. */
  const [isAwaited, setAwaited] = useState(false);
  return {
    /** Empty where everything is offered. */
    wanted: search === chosen ? '' : search,
    clear: () => setSearch(''),
    isOpen,
    setOpen,
    isAwaited,
    setAwaited,
    /** For the Select. What is waited for stays in the field when the focus leaves it. */
    props: {
      searchValue: search,
      onSearchChange: (text: string) => isAwaited || setSearch(text),
      dropdownOpened: isOpen,
      onDropdownOpen: () => setOpen(true),
      onDropdownClose: () => setOpen(false),
    },
  };
}

interface Found {
  /** What is searched; empty where nothing is. */
  wanted: string;
  /** It has not come yet. */
  isComing: boolean;
  /** The first of what is found. */
  first: string | undefined;
  onChange(value: string): void;
}

/**
 * Lets Enter take the first of what is found in a list where none is marked; pressed before it has come, it waits for
 * it. Another key takes that back, but the one that leads to the next field.
 * @returns what hears the keys of the field
 */
export function useEnterTakesFirst(field: ReturnType<typeof useSearchField>, found: Found) {
  const { isAwaited, setAwaited } = field;
  const isSearched = found.wanted !== '';
  const isComing = isSearched && found.isComing;
  const first = isSearched ? found.first : undefined;
  const take = (value: string) => {
    field.clear();
    field.setOpen(false);
    found.onChange(value);
  };
  useEffect(() => {
    if (!isAwaited || isComing) return;
    setAwaited(false);
    if (first !== undefined) take(first);
  });
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing) {
      if (key !== 'Tab' && key !== 'Shift') setAwaited(false);
      return;
    }
    const list = document.getElementById(currentTarget.getAttribute('aria-controls') ?? '');
    if (list?.querySelector('[data-combobox-selected]')) return;
    if (isComing) setAwaited(true);
    else if (first !== undefined) take(first);
    else return;
    // It would send the form.
    event.preventDefault();
  };
}
