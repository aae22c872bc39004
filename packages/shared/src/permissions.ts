import { z } from 'zod';

/** What a person can do to a resource. */
export const actions = ['create', 'read', 'update', 'delete'] as const;

/** What permissions are about. Tasks and meetings are `actions`; positions and departments are `groups`. */
export const resources = [
  'actions',
  'admin',
  'chat',
  'user',
  'cedar-entities',
  'groups',
  'policies',
  'roles',
  'user-group',
  'user-roles',
] as const;

export const Action = z.enum(actions);
export type Action = z.infer<typeof Action>;

export const Resource = z.enum(resources);
export type Resource = z.infer<typeof Resource>;

export const Permission = z.object({ action: Action, resource: Resource });
export type Permission = z.infer<typeof Permission>;

/** Every pair there is, in a stable order: what the role `admin` holds. */
export const allPermissions: readonly Permission[] = resources.flatMap((resource) =>
  actions.map((action) => ({ action, resource })),
);

/** What the role `user` holds in every company. */
export const memberPermissions: readonly Permission[] = [
  ...actions.map((action) => ({ action, resource: 'actions' as const })),
  { action: 'create', resource: 'chat' },
  { action: 'read', resource: 'chat' },
  { action: 'read', resource: 'user' },
  { action: 'read', resource: 'groups' },
  { action: 'read', resource: 'roles' },
];

/** The pairs of `wanted` that `held` lacks. */
export function missingPairs(held: readonly Permission[], wanted: readonly Permission[]): Permission[] {
  return wanted.filter(({ action, resource }) => !may(held, action, resource));
}

/** The pairs that stand in both lists. */
export function commonPairs(held: readonly Permission[], others: readonly Permission[]): Permission[] {
  return held.filter(({ action, resource }) => may(others, action, resource));
}

/**
 * Whether who holds `held` may change, block, delete or invite somebody who holds `theirs`, or change and give a
 * role of these pairs: nobody reaches above themselves. Who holds other pairs, not just fewer, is above too.
 */
export function reaches(held: readonly Permission[], theirs: readonly Permission[]): boolean {
  return missingPairs(held, theirs).length === 0;
}

/** Whether the pair stands in the list. */
export function may(permissions: readonly Permission[], action: Action, resource: Resource): boolean {
  return permissions.some((held) => held.action === action && held.resource === resource);
}
