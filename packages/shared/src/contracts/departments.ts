import { Named, namedContracts } from '@tavla/shared/contracts/named';

export const Department = Named;
export type Department = Named;

const contracts = namedContracts('department');

export const listDepartments = contracts.list;
export const getDepartment = contracts.get;
export const createDepartment = contracts.create;
export const updateDepartment = contracts.update;
export const deleteDepartment = contracts.remove;
export const mergeDepartment = contracts.merge;
