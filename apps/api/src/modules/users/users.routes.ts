import * as contracts from '@tavla/shared/contracts/users';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { createUser } from './create-user';
import { deleteUser, userImpact } from './delete-user';
import { inviteNewUser, inviteUser } from './invite-user';
import { getUser, listUsers } from './list-users';
import { updateUser } from './update-user';

export function userRoutes(app: FastifyInstance): void {
  route(app, contracts.listUsers, ({ query }, { db, session }) => listUsers(db, session.permissions, query));
  route(app, contracts.getUser, ({ params }, { db, session }) => getUser(db, session.permissions, params.id));
  route(app, contracts.createUser, async ({ body }, { db, actor, session }) => {
    const { user, invitation } = await createUser(db, actor, session.permissions, body);
    return invitation ? inviteNewUser(app.deps, db, user, invitation) : user;
  });
  route(app, contracts.updateUser, ({ params, body }, { db, actor, session }) =>
    updateUser(db, actor, session.permissions, params.id, body),
  );
  route(app, contracts.userImpact, ({ params }, { db }) => userImpact(db, params.id));
  route(app, contracts.deleteUser, ({ params, query }, { db, actor }) =>
    deleteUser(db, actor, params.id, query.handOverTo ?? null),
  );
  route(app, contracts.inviteUser, ({ params }, { db, actor }) => inviteUser(app.deps, db, actor, params.id));
}
