import { createRole, deleteRole, getRole, listRoles, Role, updateRole } from '@tavla/shared/contracts/roles';
import { createEntityStore } from '@/entities/entity-store';
import { byText } from '@/entities/sorted-view';

export const rolesStore = createEntityStore({
  name: 'roles',
  contracts: { list: listRoles, get: getRole, create: createRole, update: updateRole, remove: deleteRole },
  compare: byText(({ name }: Role) => name),
  parse: (data) => Role.safeParse(data).data,
});
