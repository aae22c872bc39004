import type { User } from '@tavla/shared/contracts/users';
import { describe, expect, test } from 'vitest';
import { changedFields, pickFields } from '@/lib/forms/merge-fields';
import { movesInList } from '../list/moves-in-list';
import { patchOf, type UserFormValues, valuesOf } from './user-form-values';

const ann: User = {
  id: 'ann',
  email: 'ann@ake.example',
  firstName: 'Ann',
  lastName: 'Berg',
  positionId: null,
  managerId: null,
  roleId: 'user',
  blocked: false,
  departmentIds: ['a', 'b'],
  version: 3,
  lastSeenAt: null,
  invitedAt: null,
};

/** An edit of Ann with these values in the form. */
function edit(values: Partial<UserFormValues>) {
  const all = { ...valuesOf(ann), ...values };
  return { entity: ann, changed: pickFields(all, changedFields(valuesOf(ann), all)) };
}

describe('what is sent', () => {
  test('is what changed, and the version it was changed on', () => {
    expect(patchOf(edit({ firstName: 'Anna', blocked: true }))).toEqual({
      ...{ firstName: 'Anna', blocked: true, version: 3 },
    });
  });

  test('ends the person’s sessions only together with a new address', () => {
    const email = 'anne@ake.example';
    expect(patchOf(edit({ email }), true)).toEqual({ email, endSessions: true, version: 3 });
    expect(patchOf(edit({ email }), false)).toEqual({ email, version: 3 });
    expect(patchOf(edit({ blocked: true }), true)).toEqual({ blocked: true, version: 3 });
  });

  test('is no department when only their order differs', () => {
    expect(patchOf(edit({ departmentIds: ['b', 'a'] }))).toEqual({ version: 3 });
    expect(patchOf(edit({ departmentIds: [] }))).toEqual({ departmentIds: [], version: 3 });
  });
});

test('a list is loaded again for what can move in it, and not for a sign of life', () => {
  const seen = { ...ann, lastSeenAt: '2026-11-21T04:00:00Z', version: 4 };
  expect(movesInList({ before: ann, after: seen })).toBe(false);
  expect(movesInList({ before: ann, after: { ...ann, blocked: true } })).toBe(true);
  expect(movesInList({ before: ann, after: { ...ann, departmentIds: ['a'] } })).toBe(true);
  expect(movesInList({ before: undefined, after: ann })).toBe(true);
  expect(movesInList({ before: ann, after: undefined })).toBe(true);
});
