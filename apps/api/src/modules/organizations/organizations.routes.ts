import * as contracts from '@tavla/shared/contracts/organizations';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { isOrganizationFree } from './check-organization';
import { getOrganization } from './get-organization';
import { updateOrganization } from './update-organization';

export function organizationRoutes(app: FastifyInstance): void {
  route(
    app,
    contracts.checkOrganization,
    async ({ query }) => !(await isOrganizationFree(app.deps.db, query.name, query.domain)),
  );

  route(app, contracts.getOrganization, (_, { db }) => getOrganization(db));

  route(app, contracts.updateOrganization, async ({ body }, { db, actor, session }) => {
    const organization = await updateOrganization(db, { actor, email: session.user.email }, body);
    // The notification is on its way; whoever set the time zone may ask for a date before it is here.
    app.sessions.forget(db.organizationId);
    return organization;
  });
}
