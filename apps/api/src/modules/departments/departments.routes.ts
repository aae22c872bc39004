import {
  createDepartment,
  deleteDepartment,
  getDepartment,
  listDepartments,
  mergeDepartment,
  updateDepartment,
} from '@tavla/shared/contracts/departments';
import type { FastifyInstance } from 'fastify';
import { namedRoutes } from '@/modules/named/named.routes';
import { departments } from './department-kind';

export function departmentRoutes(app: FastifyInstance): void {
  const contracts = {
    list: listDepartments,
    get: getDepartment,
    create: createDepartment,
    update: updateDepartment,
    delete: deleteDepartment,
    merge: mergeDepartment,
  };
  namedRoutes(app, contracts, departments);
}
