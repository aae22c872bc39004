import { allPermissions, may, type Permission } from '@tavla/shared/permissions';

/** The pairs in the order of the matrix, each once. */
export function inOrder(permissions: readonly Permission[]): Permission[] {
  return allPermissions.filter(({ action, resource }) => may(permissions, action, resource));
}

/** Without the pair when it is there, else with it. */
export function toggled(permissions: readonly Permission[], { action, resource }: Permission): Permission[] {
  if (!may(permissions, action, resource)) return inOrder([...permissions, { action, resource }]);
  return permissions.filter((held) => held.action !== action || held.resource !== resource);
}
