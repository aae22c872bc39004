import { UserState, UserTab } from '@tavla/shared/contracts/users';
import { useSearchParams } from 'react-router-dom';

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
  const [params, setParams] = useSearchParams();
  const text = (key: Key) => params.get(key) || undefined;
  const filter: PeopleFilter = {
    tab: UserTab.safeParse(params.get('tab')).data ?? 'all',
    q: params.get('q') ?? '',
    roleId: text('roleId'),
    positionId: text('positionId'),
    departmentId: text('departmentId'),
    state: UserState.safeParse(params.get('state')).data,
  };

  /** Empty values leave the address. A new tab or person is a step that Back undoes; typing is not. */
  function change(values: Partial<Record<Key, string>>, options?: { replace: boolean }) {
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [key, value] of Object.entries(values)) {
        if (value && !(key === 'tab' && value === 'all')) next.set(key, value);
        else next.delete(key);
      }
      return next;
    }, options);
  }

  return {
    filter,
    /** Null is a new one; undefined is nobody. */
    personId: text('person') === newPerson ? null : text('person'),
    setTab: (tab: UserTab) => change({ tab }),
    setSearch: (q: string) => change({ q }, { replace: true }),
    remove: (key: keyof PeopleFilter) => change({ [key]: '' }),
    clear: () => change({ tab: '', q: '', roleId: '', positionId: '', departmentId: '', state: '' }),
    openPerson: (person: string) => change({ person }),
    addPerson: () => change({ person: newPerson }),
    closePerson: () => change({ person: '' }, { replace: true }),
  };
}
