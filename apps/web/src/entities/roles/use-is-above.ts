import { reaches } from '@tavla/shared/permissions';
import { useSelector } from 'react-redux';
import { useMeQuery } from '@/entities/me/use-me';
import { rolesStore } from './roles-store';

type Root = Parameters<typeof rolesStore.selectById>[0];

/**
 * Whether a role allows something that the signed-in person may not do: nobody reaches above themselves, so it
 * and its people are only looked at. A role that is not loaded is above nobody; the server decides.
 */
export function useIsAbove(roleId: string | null | undefined): boolean {
  const role = useSelector((root: Root) => rolesStore.selectById(root, roleId ?? null));
  const held = useMeQuery().data?.permissions;
  return role !== undefined && held !== undefined && !reaches(held, role.permissions);
}
