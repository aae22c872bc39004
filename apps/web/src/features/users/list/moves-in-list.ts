import type { Person, User } from '@tavla/shared/contracts/users';
import type { EntityChange } from '@/entities/entity-table';

const shapingFields = ['email', 'firstName', 'lastName', 'roleId', 'blocked', 'positionId'] as const;

/** What is known of a person: a colleague tells less than the admin portal. */
type Known = { [Field in keyof User]?: User[Field] | undefined };

/** Whether a change of one person can change which people a list holds, or their order. */
export function movesInList({ before, after }: EntityChange<User | Person>): boolean {
  if (!before || !after) return true;
  const one: Known = before;
  const other: Known = after;
  if (shapingFields.some((field) => one[field] !== other[field])) return true;
  return one.departmentIds?.join() !== other.departmentIds?.join();
}
