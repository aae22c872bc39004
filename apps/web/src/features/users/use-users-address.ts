import { listUsers, UserState, UserTab } from '@tavla/shared/contracts/users';
import { may, type Permission } from '@tavla/shared/permissions';
import { useMeQuery } from '@/entities/me/use-me';
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

/** In the address, the person who does not exist yet. */
const newPerson = 'new';

/** What the address filters by, as far as somebody who holds these pairs may: all else would be refused. */
export function readFilter(address: URLSearchParams, held: readonly Permission[]): PeopleFilter {
  const params = new URLSearchParams(address);
  for (const [key, [action, resource]] of Object.entries(listUsers.fieldAccess))
    if (!may(held, action, resource)) params.delete(key);
  const id = (key: keyof PeopleFilter) => readId(params, key);
  return {
    tab: UserTab.safeParse(params.get('tab')).data ?? 'all',
    q: readSearch(params, 'q'),
    roleId: id('roleId'),
    positionId: id('positionId'),
    departmentId: id('departmentId'),
    state: UserState.safeParse(params.get('state')).data,
  };
}

/** The filter and the opened person, both kept in the address. */
export function useUsersAddress() {
  const { params, change } = useAddress();
  const held = useMeQuery().data?.permissions ?? [];
  const person = params.get('person') || undefined;

  return {
    filter: readFilter(params, held),
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
