import {
  updateOrganization as changeOrganization,
  getOrganization as readOrganization,
} from '@tavla/shared/contracts/organization/settings';
import { checkOrganization } from '@tavla/shared/contracts/organizations';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { isOrganizationFree } from './check-organization';
import { getOrganization } from './get-organization';
import { updateOrganization } from './update-organization';

export function organizationRoutes(app: FastifyInstance): void {
  route(
    app,
    checkOrganization,
    async ({ query }) => !(await isOrganizationFree(app.deps.db, query.name, query.domain)),
  );

  route(app, readOrganization, (_, { db }) => getOrganization(db));

  route(app, changeOrganization, async ({ body }, { db, actor, session }) => {
    const organization = await updateOrganization(db, { actor, email: session.user.email }, body);
    // The notification is on its way; whoever set the time zone may ask for a date before it is here.
    app.sessions.forget(db.organizationId);
    return organization;
  });
}
