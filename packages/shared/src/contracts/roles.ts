import { endpoint } from '@tavla/shared/endpoint';
import { Id, IdParams, line, listOf, Text } from '@tavla/shared/fields';
import { Permission } from '@tavla/shared/permissions';
import { z } from 'zod';

export const Role = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** The roles admin and user can be neither renamed nor deleted. */
  isSystem: z.boolean(),
  permissions: z.array(Permission),
  userCount: z.number().int(),
  /** Of what is said of the role; how many people have it is no part of that. */
  version: z.number().int(),
});
export type Role = z.infer<typeof Role>;

const RoleInput = z.object({
  name: line('name'),
  description: Text.default(''),
  permissions: z.array(Permission).max(100).default([]),
});
const path = '/api/v1/roles';

const RolePatch = z
  .object({
    name: line('name'),
    description: Text,
    permissions: z.array(Permission).max(100),
    /** The version the changes were made on; a field that changed since gives 409. */
    version: z.number().int(),
  })
  .partial();
export type RolePatch = z.infer<typeof RolePatch>;

export const listRoles = endpoint({
  name: 'roles.list',
  summary: 'All roles by name with their permissions.',
  method: 'GET',
  path,
  access: ['read', 'roles'],
  response: listOf(Role),
});

export const getRole = endpoint({
  name: 'roles.get',
  summary: 'One role.',
  method: 'GET',
  path: `${path}/:id`,
  access: ['read', 'roles'],
  params: IdParams,
  response: Role,
});

export const createRole = endpoint({
  name: 'roles.create',
  summary: 'Create a role; nobody grants what they do not hold.',
  method: 'POST',
  path,
  access: ['create', 'roles'],
  body: RoleInput,
  response: Role,
});

export const updateRole = endpoint({
  name: 'roles.update',
  summary:
    'Change a role; it reaches the people who have it at once. A stale version that touches a field changed since gets 409 with the role as it is.',
  method: 'PATCH',
  path: `${path}/:id`,
  access: ['update', 'roles'],
  params: IdParams,
  body: RolePatch,
  response: Role,
});

export const deleteRole = endpoint({
  name: 'roles.delete',
  summary: 'Delete a role that nobody has.',
  method: 'DELETE',
  path: `${path}/:id`,
  access: ['delete', 'roles'],
  params: IdParams,
});
