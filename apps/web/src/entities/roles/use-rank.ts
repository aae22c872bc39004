import { reaches } from '@tavla/shared/permissions';
import { useMay, useMeQuery } from '@/entities/me/use-me';
import { useListState } from '@/entities/use-list-state';
import { rolesStore } from './roles-store';

/**
 * Where a role stands to the signed-in person. `above`: it allows something that they may not do; nobody reaches
 * above themselves, so it and its people are only looked at. `unknown`: the roles are still coming, and nothing is
 * offered yet. A role that cannot be known is `within`; the server decides.
 */
export type Rank = 'above' | 'within' | 'unknown';

export function useRank(roleId: string | null | undefined): Rank {
  const role = rolesStore.useById(roleId ?? null);
  const state = useListState(rolesStore);
  const mayKnow = useMay('read', 'roles');
  const held = useMeQuery().data?.permissions;
  if (!roleId || !held) return 'within';
  if (!role) return mayKnow && state === 'coming' ? 'unknown' : 'within';
  return reaches(held, role.permissions) ? 'within' : 'above';
}
