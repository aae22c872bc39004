import type { Person } from '@tavla/shared/contracts/users';
import { useMemo } from 'react';
import { isUser, usersStore } from '@/entities/users/users-store';

/** Everyone of the company by id, and those a task can be given to: whoever is not known to be blocked. */
export function usePeople() {
  const everyone = usersStore.useAll();
  return useMemo(() => {
    const byId = new Map<string, Person>(everyone.map((person) => [person.id, person]));
    const active: Person[] = everyone.filter((person) => !(isUser(person) && person.blocked));
    return { byId, active };
  }, [everyone]);
}
