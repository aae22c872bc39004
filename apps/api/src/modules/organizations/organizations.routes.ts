import { checkOrganization } from '@tavla/shared/contracts/organizations';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { isOrganizationFree } from './check-organization';

export function organizationRoutes(app: FastifyInstance): void {
  route(
    app,
    checkOrganization,
    async ({ query }) => !(await isOrganizationFree(app.deps.db, query.name, query.domain)),
  );
}
