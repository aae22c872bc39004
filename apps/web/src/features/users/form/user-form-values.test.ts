import type { User } from '@tavla/shared/contracts/users';
import { describe, expect, test } from 'vitest';
import { movesInList } from '../list/moves-in-list';
import { clashingFields, patchOf, rebaseValues, valuesOf } from './user-form-values';

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

describe('what is sent', () => {
  test('is what changed, and the version it was changed on', () => {
    const values = { ...valuesOf(ann), firstName: 'Anna', blocked: true };
    expect(patchOf(ann, values)).toEqual({ firstName: 'Anna', blocked: true, version: 3 });
  });

  test('ends the person’s sessions only together with a new address', () => {
    const email = 'anne@ake.example';
    expect(patchOf(ann, { ...valuesOf(ann), email }, true)).toEqual({ email, endSessions: true, version: 3 });
    expect(patchOf(ann, { ...valuesOf(ann), email }, false)).toEqual({ email, version: 3 });
    expect(patchOf(ann, { ...valuesOf(ann), blocked: true }, true)).toEqual({ blocked: true, version: 3 });
  });

  test('is no department when only their order differs', () => {
    expect(patchOf(ann, { ...valuesOf(ann), departmentIds: ['b', 'a'] })).toEqual({ version: 3 });
    expect(patchOf(ann, { ...valuesOf(ann), departmentIds: [] })).toEqual({ departmentIds: [], version: 3 });
  });
});

describe('two at one person', () => {
  const current = { ...ann, firstName: 'Anne', email: 'anne@ake.example', version: 4 };
  const mine = { ...valuesOf(ann), firstName: 'Anna', lastName: 'Berger' };

  test('keep both changes where only one of them changed a field', () => {
    expect(rebaseValues(ann, mine, current)).toEqual({
      ...valuesOf(ann),
      firstName: 'Anna',
      lastName: 'Berger',
      email: 'anne@ake.example',
    });
  });

  test('clash where both did, unless they mean the same', () => {
    expect(clashingFields(ann, mine, current)).toEqual(['firstName']);
    expect(clashingFields(ann, { ...mine, firstName: 'Anne' }, current)).toEqual([]);
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
