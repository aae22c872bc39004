import type { Person, User } from '@tavla/shared/contracts/users';
import type { EntityChange } from '@/entities/entity-table';

const shapingFields = ['email', 'firstName', 'lastName', 'roleId', 'blocked', 'positionId'] as const;

/** Whether a change of one person can change which people a list holds, or their order. */
export function movesInList({ before, after }: EntityChange<User | Person>): boolean {
  if (!before || !after) return true;
  const one: Partial<User> = before;
  const other: Partial<User> = after;
  if (shapingFields.some((field) => one[field] !== other[field])) return true;
  return one.departmentIds?.join() !== other.departmentIds?.join();
}
