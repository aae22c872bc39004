import type { User, UserInput } from '@tavla/shared/contracts/users';
import { type Action, may, type Permission, type Resource } from '@tavla/shared/permissions';
import { HttpError } from '@/http/errors/errors';
import type { UserField, UserRow } from './users.repo';

type Fields = Partial<Omit<UserInput, never>>;

/** Pure: those of the wanted fields whose value differs from what is there. */
export function changedFields(
  before: UserRow,
  wanted: { [Key in UserField]?: UserInput[Key] | undefined },
): Fields {
  const entries = Object.entries(wanted).filter(([field, value]) => {
    if (value === undefined) return false;
    return !isSame(before[field as UserField], value);
  });
  return Object.fromEntries(entries) as Fields;
}

function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return [...new Set(a)].sort().join() === [...new Set(b)].sort().join();
  return a === b;
}

/**
 * Two admins at one person: fields that only one of them changed are merged.
 * @throws HttpError 409 with the person as they are now, when a wanted field changed since `version`
 */
export function refuseStale(
  before: UserRow,
  current: User,
  version: number | undefined,
  wanted: Fields,
): void {
  if (version === undefined || version >= before.version) return;
  // A restored backup counts as a change of every field.
  const { '*': ofAll = 0, ...versions } = before.fieldVersions;
  const clash = Object.keys(wanted).filter((field) => (versions[field] ?? ofAll) > version);
  if (clash.length === 0) return;
  const message = 'Somebody else changed this person meanwhile. Look at the current values and save again.';
  throw new HttpError(409, 'stale-version', message, {
    current,
    errors: clash.map((path) => ({ path, message: 'Changed by somebody else meanwhile' })),
  });
}

/** @throws HttpError 403 unless the pair is held */
export function requirePair(
  held: readonly Permission[],
  action: Action,
  resource: Resource,
  what: string,
): void {
  if (may(held, action, resource)) return;
  throw new HttpError(403, 'not-allowed', `Your role does not allow you to ${what} (${action} ${resource}).`);
}
