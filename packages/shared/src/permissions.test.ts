import { expect, test } from 'vitest';
import { allPermissions, may, memberPermissions } from './permissions';

test('the admin holds every pair exactly once', () => {
  const pairs = allPermissions.map(({ action, resource }) => `${action} ${resource}`);
  expect(new Set(pairs).size).toBe(40);
  expect(pairs).toHaveLength(40);
});

test('a member works with tasks and chat but does not reach the portal', () => {
  expect(may(memberPermissions, 'delete', 'actions')).toBe(true);
  expect(may(memberPermissions, 'create', 'chat')).toBe(true);
  expect(may(memberPermissions, 'read', 'admin')).toBe(false);
  expect(may(memberPermissions, 'update', 'user')).toBe(false);
});
