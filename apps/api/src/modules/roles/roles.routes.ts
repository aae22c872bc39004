import * as contracts from '@tavla/shared/contracts/roles';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { deleteRole } from './delete-role';
import { getRole, listRoles } from './read-roles';
import { createRole, updateRole } from './save-role';

export function roleRoutes(app: FastifyInstance): void {
  route(app, contracts.listRoles, async (_, { db }) => ({ data: await listRoles(db) }));
  route(app, contracts.getRole, ({ params }, { db }) => getRole(db, params.id));
  route(app, contracts.createRole, ({ body }, { db, actor }) => createRole(db, actor, body));
  route(app, contracts.updateRole, ({ params, body }, { db, actor }) =>
    updateRole(db, actor, params.id, body),
  );
  route(app, contracts.deleteRole, ({ params }, { db, actor }) => deleteRole(db, actor, params.id));
}
