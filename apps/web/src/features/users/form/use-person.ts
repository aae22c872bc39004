import { useQuery } from '@tanstack/react-query';
import type { User } from '@tavla/shared/contracts/users';
import { useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { isNotThere } from '@/api/error-text';
import type { RootOf } from '@/entities/entity-store';
import { useAppDispatch } from '@/entities/store-hooks';
import { isUser, usersStore } from '@/entities/users/users-store';
import { type Source, there } from '@/lib/forms/source';

/**
 * The person as the store has them, loaded when they stand on no page that was shown.
 *
 * @param personId null for a new one
 */
export function usePerson(personId: string | null): Source<User> {
  const dispatch = useAppDispatch();
  const store = useStore<RootOf<typeof usersStore>>();
  const [known] = usersStore.useByIds(useMemo(() => (personId ? [personId] : []), [personId]));
  const [wasKnown] = useState(() => Boolean(usersStore.selectById(store.getState(), personId)));
  const load = useQuery({
    queryKey: ['person', personId],
    enabled: personId !== null && !wasKnown,
    queryFn: () => dispatch(usersStore.getOne(personId ?? '')),
    retry: (count, error) => !isNotThere(error) && count < 2,
    gcTime: 0,
  });
  if (personId === null) return there<User>(null);
  if (known && isUser(known)) return there(known);
  const wasThere = wasKnown || load.isSuccess;
  if (wasThere || isNotThere(load.error)) return { state: 'gone', meanwhile: wasThere };
  return load.isError ? { state: 'failed', retry: () => void load.refetch() } : { state: 'loading' };
}
