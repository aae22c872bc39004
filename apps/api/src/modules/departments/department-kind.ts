import { replaceDepartmentOfMeetings } from '@/modules/meetings/visibility/departments-of-meetings';
import type { Kind } from '@/modules/named/kind';
import { replaceDepartment } from '@/modules/users/replace-group';
import { requirePair } from '@/modules/users/user-rules';

/** A person has any number of departments, and a meeting may be open to some. */
export const departments: Kind = {
  table: 'department',
  resource: 'departments',
  requireMerge: (held) => requirePair(held, 'update', 'user-group', 'may-not-change-departments'),
  async replace(tx, organizationId, fromId, intoId) {
    await replaceDepartmentOfMeetings(tx, fromId, intoId);
    return replaceDepartment(tx, organizationId, fromId, intoId);
  },
};
