import { allPermissions, memberPermissions } from '@tavla/shared/permissions';
import { expect, test } from 'vitest';
import { readFilter } from './use-users-address';

const id = '0198c0de-0000-7000-8000-0000000000ab';
const address = new URLSearchParams(
  `tab=inactive&q=ann&roleId=${id}&positionId=${id}&departmentId=${id}&state=never-signed-in`,
);

test('an admin filters by whatever the address says', () => {
  expect(readFilter(address, allPermissions)).toEqual({
    ...{ tab: 'inactive', q: 'ann', roleId: id, positionId: id, departmentId: id, state: 'never-signed-in' },
  });
});

test('a member at an admin’s address filters only by what they may', () => {
  const nothing = { roleId: undefined, positionId: undefined, departmentId: undefined, state: undefined };
  expect(readFilter(address, memberPermissions)).toEqual({ tab: 'all', q: 'ann', ...nothing });
});
