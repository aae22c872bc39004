import {
  createDepartment,
  deleteDepartment,
  getDepartment,
  listDepartments,
  updateDepartment,
} from '@tavla/shared/contracts/departments';
import { NamedWithCount } from '@tavla/shared/contracts/named';
import { createEntityStore } from '@/entities/entity-store';
import { byText } from '@/entities/sorted-view';

export const departmentsStore = createEntityStore({
  name: 'departments',
  contracts: {
    list: listDepartments,
    get: getDepartment,
    create: createDepartment,
    update: updateDepartment,
    remove: deleteDepartment,
  },
  compare: byText(({ name }: NamedWithCount) => name),
  parse: (data) => NamedWithCount.safeParse(data).data,
});
