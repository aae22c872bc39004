import { UserState, UserTab } from '@tavla/shared/contracts/users';
import { readId, readSearch } from '@/lib/address/read-query';
import { useAddress } from '@/lib/address/use-address';

/** Which people the page shows, as its address says. */
export interface PeopleFilter {
  tab: UserTab;
  q: string;
  roleId: string | undefined;
  positionId: string | undefined;
  departmentId: string | undefined;
  state: UserState | undefined;
}

type Key = keyof PeopleFilter | 'person';

/** In the address, the person who does not exist yet. */
const newPerson = 'new';

/** The filter and the opened person, both kept in the address. */
export function useUsersAddress() {
  const { params, change } = useAddress();
  const id = (key: Key) => readId(params, key);
  const person = params.get('person') || undefined;
  const filter: PeopleFilter = {
    tab: UserTab.safeParse(params.get('tab')).data ?? 'all',
    q: readSearch(params, 'q'),
    roleId: id('roleId'),
    positionId: id('positionId'),
    departmentId: id('departmentId'),
    state: UserState.safeParse(params.get('state')).data,
  };

  return {
    filter,
    /** Null is a new one; undefined is nobody. */
    personId: person === newPerson ? null : person,
    // A new tab or person is a step that Back undoes; typing is not.
    setTab: (tab: UserTab) => change({ tab: tab === 'all' ? null : tab }),
    setSearch: (q: string) => change({ q }, { replace: true }),
    remove: (key: keyof PeopleFilter) => change({ [key]: null }),
    clear: () =>
      change({ tab: null, q: null, roleId: null, positionId: null, departmentId: null, state: null }),
    openPerson: (person: string) => change({ person }),
    addPerson: () => change({ person: newPerson }),
    closePerson: () => change({ person: null }, { replace: true }),
  };
}
