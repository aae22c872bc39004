import type { User, UserInput, UserPatch } from '@tavla/shared/contracts/users';
import type { Edit } from '@/entities/forms/use-entity-form';

/** The fields of the form; the only ones that are ever sent. */
export type UserFormValues = Required<UserInput>;
export type UserField = keyof UserFormValues;

/** What the form starts with, in its order; without a person it is an active one of nobody's making. */
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

/**
 * What is sent of an edited person: the changed fields, with the version that they were changed on. With a new
 * address their sessions may be ended, too.
 */
export function patchOf({ entity, changed }: Edit<User, UserFormValues>, endSessions = false): UserPatch {
  const isEnding = endSessions && changed.email !== undefined;
  return { ...changed, ...(isEnding && { endSessions }), version: entity.version };
}
