import type { Person } from '@tavla/shared/contracts/users';
import { useMemo } from 'react';
import { useMe } from '@/entities/me/use-me';
import { useKnownPeople } from '@/entities/users/use-known-people';
import { usersStore } from '@/entities/users/users-store';

/** Everyone of the company by id, and those a task can be given to: whoever is not known to be blocked. */
export function usePeople() {
  const everyone = usersStore.useAll();
  const known = useKnownPeople();
  const me = useMe();
  return useMemo(() => {
    const byId = new Map<string, Person>(everyone.map((person) => [person.id, person]));
    // Whoever looks is there before everyone else is.
    if (!byId.has(me.id)) byId.set(me.id, me);
    const active = [...byId.values()].filter((person) => !person.blocked);
    return { byId, active, known };
  }, [everyone, known, me]);
}
