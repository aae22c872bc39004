import {
  createPosition,
  deletePosition,
  getPosition,
  listPositions,
  mergePosition,
  updatePosition,
} from '@tavla/shared/contracts/positions';
import type { FastifyInstance } from 'fastify';
import { namedRoutes } from '@/modules/named/named.routes';
import { positions } from './position-kind';

export function positionRoutes(app: FastifyInstance): void {
  const contracts = {
    list: listPositions,
    get: getPosition,
    create: createPosition,
    update: updatePosition,
    delete: deletePosition,
    merge: mergePosition,
  };
  namedRoutes(app, contracts, positions);
}
