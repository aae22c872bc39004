import type { Person, User } from '@tavla/shared/contracts/users';
import type { UserRow } from './users.repo';

/** What the admin portal sees. */
export function presentUser(row: UserRow): User {
  return {
    ...presentPerson(row),
    positionId: row.positionId,
    managerId: row.managerId,
    roleId: row.roleId,
    blocked: row.blocked,
    departmentIds: row.departmentIds,
    version: row.version,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    invitedAt: row.invitedAt?.toISOString() ?? null,
  };
}

/** What everyone of the company sees. */
export function presentPerson(row: Person & { blocked: boolean }): Person & { blocked: boolean } {
  const { id, email, firstName, lastName, blocked } = row;
  return { id, email, firstName, lastName, blocked };
}
