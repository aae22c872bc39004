import type { User, UserInput, UserPatch } from '@tavla/shared/contracts/users';

export type UserFormValues = Required<UserInput>;
export type UserField = keyof UserFormValues;

/** The fields in the order of the form; the only ones that are ever sent. */
export const userFields = [
  'firstName',
  'lastName',
  'email',
  'roleId',
  'blocked',
  'positionId',
  'managerId',
  'departmentIds',
] as const satisfies readonly UserField[];

/** What the form starts with; without a person it is an active one of nobody's making. */
export function valuesOf(user: User | null): UserFormValues {
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    roleId: user?.roleId ?? '',
    blocked: user?.blocked ?? false,
    positionId: user?.positionId ?? null,
    managerId: user?.managerId ?? null,
    departmentIds: [...(user?.departmentIds ?? [])],
  };
}

/** Whether a field says the same; the order of departments means nothing. */
export function isSameValue(one: UserFormValues[UserField], other: UserFormValues[UserField]): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one.toSorted().join() === other.toSorted().join();
  return one === other;
}

/** The fields that differ from what the form started with. */
export function changedFields(start: UserFormValues, values: UserFormValues): UserField[] {
  return userFields.filter((field) => !isSameValue(start[field], values[field]));
}

/**
 * What is sent of an edited person: the changed fields, with the version that they were changed on. With a new
 * address their sessions may be ended, too.
 */
export function patchOf(user: User, values: UserFormValues, endSessions = false): UserPatch {
  const fields = changedFields(valuesOf(user), values);
  const isEnding = endSessions && fields.includes('email');
  return { ...pick(values, fields), ...(isEnding && { endSessions }), version: user.version };
}

/** The values of a form whose person was changed by somebody else: theirs, but for what was changed here. */
export function rebaseValues(before: User, mine: UserFormValues, current: User): UserFormValues {
  return { ...valuesOf(current), ...pick(mine, changedFields(valuesOf(before), mine)) };
}

/** The fields that both changed, to different values. */
export function clashingFields(before: User, mine: UserFormValues, current: User): UserField[] {
  const start = valuesOf(before);
  const theirs = valuesOf(current);
  return changedFields(start, mine).filter(
    (field) => !isSameValue(start[field], theirs[field]) && !isSameValue(mine[field], theirs[field]),
  );
}

function pick(values: UserFormValues, fields: readonly UserField[]): Partial<UserFormValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
