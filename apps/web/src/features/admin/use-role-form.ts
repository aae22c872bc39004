import type { Role } from '@tavla/shared/contracts/roles';
import type { Permission } from '@tavla/shared/permissions';
import { useState } from 'react';
import { errorText, fieldErrors } from '@/api/error-text';
import { rolesStore } from '@/entities/roles/roles-store';
import { showSaved } from '@/entities/show-saved';
import { useAppDispatch } from '@/entities/store-hooks';
import { inOrder, permissionChanges } from './role-changes';

/** The state of the form of one role; null is a new one. Only what was changed is sent. */
export function useRoleForm(role: Role | null, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [name, setName] = useState(role?.name ?? '');
  const [description, setDescription] = useState(role?.description ?? '');
  const [permissions, setPermissions] = useState<Permission[]>(inOrder(role?.permissions ?? []));
  const [failure, setFailure] = useState<string>();
  const [nameError, setNameError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const changes = permissionChanges(role?.permissions ?? [], permissions);
  const patch = {
    ...(name.trim() !== (role?.name ?? '') && { name: name.trim() }),
    ...(description !== (role?.description ?? '') && { description }),
    ...(changes.gained.length + changes.lost.length > 0 && { permissions }),
  };

  async function run(work: () => Promise<unknown>, what: 'created' | 'updated' | 'deleted') {
    setPending(true);
    setFailure(undefined);
    setNameError(undefined);
    try {
      await work();
      showSaved('role', what);
      onDone();
    } catch (error) {
      setFailure(errorText(error));
      setNameError(fieldErrors(error)['name']);
    } finally {
      setPending(false);
    }
  }

  return {
    name,
    setName,
    description,
    setDescription,
    permissions,
    setPermissions,
    changes,
    failure,
    nameError,
    isPending,
    isDirty: Object.keys(patch).length > 0,
    save: () =>
      role
        ? run(() => dispatch(rolesStore.patch(role.id, patch)), 'updated')
        : run(() => dispatch(rolesStore.post({ name, description, permissions })), 'created'),
    remove: () => (role ? run(() => dispatch(rolesStore.remove(role.id)), 'deleted') : Promise.resolve()),
  };
}
