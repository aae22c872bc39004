import { Named, namedContracts } from '@tavla/shared/contracts/named';

export const Position = Named;
export type Position = Named;

const contracts = namedContracts('position');

export const listPositions = contracts.list;
export const getPosition = contracts.get;
export const createPosition = contracts.create;
export const updatePosition = contracts.update;
export const deletePosition = contracts.remove;
export const mergePosition = contracts.merge;
