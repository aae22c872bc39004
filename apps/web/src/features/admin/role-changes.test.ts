import { allPermissions, memberPermissions, type Permission } from '@tavla/shared/permissions';
import { expect, test } from 'vitest';
import { toggled } from '@/entities/roles/permission-pairs';
import { visibleTabs } from './admin-tab';
import { detailLines, eventWords } from './audit/audit-words';
import { permissionChanges } from './role-changes';

const readChat: Permission = { action: 'read', resource: 'chat' };
const readAdmin: Permission = { action: 'read', resource: 'admin' };

test('a pair is taken or given, in the order of the matrix', () => {
  expect(toggled([readChat], readChat)).toEqual([]);
  expect(toggled([readChat], readAdmin)).toEqual([readAdmin, readChat]);
});

test('says what people gain and what they lose', () => {
  expect(permissionChanges([readChat], [readAdmin])).toEqual({ gained: [readAdmin], lost: [readChat] });
  expect(permissionChanges(allPermissions, [...allPermissions].reverse())).toEqual({ gained: [], lost: [] });
});

test('shows the parts that the permissions reach', () => {
  expect(visibleTabs([readAdmin])).toEqual([
    'overview',
    'company',
    'sso',
    'tokens',
    'webhooks',
    'feedback',
    'audit',
  ]);
  expect(visibleTabs([readAdmin, ...memberPermissions])).toHaveLength(10);
});

test('puts an audit entry into words', () => {
  expect(eventWords({ action: 'role.update', targetName: 'Editor' })).toBe('Changed the role Editor');
  expect(eventWords({ action: 'thing.bend', targetName: '' })).toBe('thing.bend');
  expect(
    detailLines({ changes: { firstName: { from: 'Ann', to: 'Anna' }, added: ['read chat'] }, people: 3 }),
  ).toEqual(['First name: Ann → Anna', 'Allowed: read chat', 'People: 3']);
  const created = { position: { from: null, to: 'Cook' }, blocked: { from: null, to: false } };
  expect(detailLines({ changes: created })).toEqual(['Position: Cook']);
  expect(detailLines({ changes: { position: { from: 'Cook', to: null } } })).toEqual([
    'Position: Cook → none',
  ]);
  expect(detailLines({ changes: { blocked: { from: false, to: true } }, bent: 2 })).toEqual([
    'Inactive: no → yes',
    'bent: 2',
  ]);
});
