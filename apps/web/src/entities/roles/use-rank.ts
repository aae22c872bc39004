import { reaches } from '@tavla/shared/permissions';
import { useMeQuery } from '@/entities/me/use-me';
import { rolesStore } from './roles-store';

/**
 * Whether a role allows something that the signed-in person may not do: nobody reaches above themselves, so it
 * and its people are only looked at. A role that is not loaded is above nobody; the server decides.
 */
export function useIsAbove(roleId: string | null | undefined): boolean {
  const role = rolesStore.useById(roleId ?? null);
  const held = useMeQuery().data?.permissions;
  return role !== undefined && held !== undefined && !reaches(held, role.permissions);
}
