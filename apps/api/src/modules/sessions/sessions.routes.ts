import {
  endMySession,
  endMySessions,
  endUserSessions,
  listMySessions,
  listUserSessions,
} from '@tavla/shared/contracts/sessions';
import type { FastifyInstance } from 'fastify';
import { change } from '@/db/events/change';
import { notFound } from '@/http/errors/errors';
import { route } from '@/http/route';
import { requireRank } from '@/modules/roles/rank';
import { lockPeople } from '@/modules/users/lock-people';
import { endAllSessions } from './end-all-sessions';
import { findPerson } from './find-person';
import { listSessions } from './list-sessions';
import { revokeSession } from './revoke-sessions';

export function sessionRoutes(app: FastifyInstance): void {
  route(app, listMySessions, async (_, { db, session }) => ({
    data: await listSessions(db, session.user.id, session.id),
  }));

  route(app, endMySession, async ({ params }, { db, session, actor }) => {
    await change(db, async (tx) => {
      if (!(await revokeSession(tx, session.user.id, params.id))) throw notFound('session');
      tx.audit(actor, { action: 'session.end', targetType: 'session', targetId: params.id });
    });
  });

  route(app, endMySessions, async (_, { db, session, actor }) => {
    await change(db, (tx) => endAllSessions(tx, actor, session.user));
  });

  route(app, listUserSessions, async ({ params }, { db, session }) => {
    await findPerson(db, params.id);
    return { data: await listSessions(db, params.id, session.id) };
  });

  route(app, endUserSessions, async ({ params }, { db, actor }) => {
    const person = await findPerson(db, params.id);
    await change(db, async (tx) => {
      await lockPeople(tx.prisma, db.organizationId);
      await requireRank(tx.prisma, db.organizationId, actor, params.id);
      await endAllSessions(tx, actor, person);
    });
  });
}
