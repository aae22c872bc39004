import { createServiceAccount as createServiceAccountContract } from '@tavla/shared/contracts/api-access/service-accounts';
import * as contracts from '@tavla/shared/contracts/users';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { createUser } from './create-user';
import { deleteUser, userImpact } from './delete-user';
import { inviteNewUser, inviteUser } from './invite/invite-user';
import { getUser, listUsers } from './list-users';
import { createServiceAccount } from './service/create-service-account';
import { updateUser } from './update-user';

export function userRoutes(app: FastifyInstance): void {
  route(app, contracts.listUsers, ({ query }, { db, session }) => listUsers(db, session.permissions, query));
  route(app, contracts.getUser, ({ params }, { db, session }) => getUser(db, session.permissions, params.id));
  route(app, contracts.createUser, async ({ body }, { db, actor }) => {
    const { user, invitation } = await createUser(db, actor, body);
    return invitation ? inviteNewUser(app.deps, db, user, invitation) : user;
  });
  route(app, createServiceAccountContract, ({ body }, { db, actor }) =>
    createServiceAccount(db, actor, body),
  );
  route(app, contracts.updateUser, ({ params, body }, { db, actor }) =>
    updateUser(db, actor, params.id, body),
  );
  route(app, contracts.userImpact, ({ params }, { db, actor }) => userImpact(db, actor, params.id));
  route(app, contracts.deleteUser, ({ params, query }, { db, actor }) =>
    deleteUser(db, actor, params.id, query.handOverTo ?? null),
  );
  route(app, contracts.inviteUser, ({ params }, { db, actor }) => inviteUser(app.deps, db, actor, params.id));
}
