import type { Person } from '@tavla/shared/contracts/users';
import { useMay, useMe } from '@/entities/me/use-me';
import type { KnownPeople } from './person-name';
import { usersStore } from './users-store';

export function useKnownPeople(): KnownPeople {
  const isLoaded = usersStore.useIsLoaded();
  if (!useMay('read', 'user')) return 'hidden';
  return isLoaded ? 'here' : 'coming';
}

/** Somebody by id. Whoever looks is known before everyone else is, and where nobody else is. */
export function useKnownPerson(id: string | null): Person | undefined {
  const me = useMe();
  const person = usersStore.useById(id);
  return person ?? (me.id === id ? me : undefined);
}
