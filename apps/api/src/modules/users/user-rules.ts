import type { UserInput } from '@tavla/shared/contracts/users';
import { say } from '@tavla/shared/error-words';
import { type Action, may, type Permission, type Resource } from '@tavla/shared/permissions';
import { HttpError, ofField } from '@/http/errors/errors';
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

type PairReason =
  | 'may-not-give-roles'
  | 'may-not-change-roles'
  | 'may-not-fill-departments'
  | 'may-not-change-departments';

/** @throws HttpError 403 in the words of `reason`, unless the pair is held */
export function requirePair(
  held: readonly Permission[],
  action: Action,
  resource: Resource,
  reason: PairReason,
): void {
  if (may(held, action, resource)) return;
  throw new HttpError(403, 'not-allowed', say(reason, { permission: `${action} ${resource}` }));
}

/** 409 for what takes a mailbox, of an account that has none. @param field the one that says so, if it is one */
export function noMailbox(field?: string): HttpError {
  const words = say('service-account-has-no-mailbox');
  return new HttpError(409, 'conflict', words, field === undefined ? {} : ofField(field, words));
}
