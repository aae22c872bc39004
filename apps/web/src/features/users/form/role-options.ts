import type { Role } from '@tavla/shared/contracts/roles';
import { type Permission, reaches } from '@tavla/shared/permissions';

const systemLabels: Record<string, 'admin' | 'nonAdmin'> = { admin: 'admin', user: 'nonAdmin' };

export interface RoleOption {
  value: string;
  /** The name of a role of the company's own, or which of the two that every company has. */
  name: string;
  system: 'admin' | 'nonAdmin' | undefined;
}

/**
 * The roles that somebody can give: those that grant nothing they lack themselves, and the one that the person
 * has now. Admin and Non-admin stand first.
 */
export function roleOptions(
  roles: readonly Role[],
  held: readonly Permission[],
  currentId: string,
): RoleOption[] {
  return roles
    .filter(({ id, permissions }) => id === currentId || reaches(held, permissions))
    .map(({ id, name, isSystem }) => ({
      value: id,
      name,
      system: isSystem ? systemLabels[name] : undefined,
    }))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

function rank({ system }: RoleOption): number {
  return system === 'admin' ? 0 : system === 'nonAdmin' ? 1 : 2;
}
