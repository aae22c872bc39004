import type { Role } from '@tavla/shared/contracts/roles';
import { allPermissions, memberPermissions } from '@tavla/shared/permissions';
import { expect, test } from 'vitest';
import { roleOptions } from './role-options';

function role(name: string, permissions: Role['permissions'], isSystem = false): Role {
  return { id: name, name, description: '', isSystem, permissions, userCount: 0, version: 1 };
}

const roles = [
  role('Auditor', [{ action: 'read', resource: 'admin' }]),
  role('user', [...memberPermissions], true),
  role('admin', [...allPermissions], true),
  role('Editor', [{ action: 'update', resource: 'actions' }]),
];

test('Admin and Non-admin stand first, the company’s own roles after them', () => {
  expect(roleOptions(roles, allPermissions, '').map(({ name, system }) => system ?? name)).toEqual([
    'admin',
    'nonAdmin',
    'Auditor',
    'Editor',
  ]);
});

test('nobody is offered a role that grants what they lack, but for the one that is there', () => {
  expect(roleOptions(roles, memberPermissions, '').map(({ name }) => name)).toEqual(['user', 'Editor']);
  expect(roleOptions(roles, memberPermissions, 'admin').map(({ name }) => name)).toEqual([
    'admin',
    'user',
    'Editor',
  ]);
});
