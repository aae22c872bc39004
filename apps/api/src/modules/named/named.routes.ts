import type * as departments from '@tavla/shared/contracts/departments';
import type * as positions from '@tavla/shared/contracts/positions';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import type { Kind } from './kind';
import { getNamed, listNamed } from './read-named';
import { deleteNamed, mergeNamed } from './remove-named';
import { createNamed, updateNamed } from './save-named';

interface Contracts {
  list: typeof positions.listPositions | typeof departments.listDepartments;
  get: typeof positions.getPosition | typeof departments.getDepartment;
  create: typeof positions.createPosition | typeof departments.createDepartment;
  update: typeof positions.updatePosition | typeof departments.updateDepartment;
  delete: typeof positions.deletePosition | typeof departments.deleteDepartment;
  merge: typeof positions.mergePosition | typeof departments.mergeDepartment;
}

/** Binds the contracts of positions or of departments. */
export function namedRoutes(app: FastifyInstance, contracts: Contracts, kind: Kind): void {
  route(app, contracts.list, async (_, { db }) => ({ data: await listNamed(db, kind) }));
  route(app, contracts.get, ({ params }, { db }) => getNamed(db, kind, params.id));
  route(app, contracts.create, ({ body }, { db, actor }) => createNamed(db, kind, actor, body));
  route(app, contracts.update, ({ params, body }, { db, actor }) =>
    updateNamed(db, kind, actor, params.id, body),
  );
  route(app, contracts.delete, ({ params }, { db, actor }) => deleteNamed(db, kind, actor, params.id));
  route(app, contracts.merge, ({ params, body }, { db, actor }) =>
    mergeNamed(db, kind, actor, params.id, body.intoId),
  );
}
