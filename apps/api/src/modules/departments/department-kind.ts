import type { Kind } from '@/modules/named/kind';
import { replaceDepartment } from '@/modules/users/replace-group';

/** A person has any number of departments. */
export const departments: Kind = {
  table: 'department',
  resource: 'departments',
  replace: replaceDepartment,
};
