import { tellPresence } from '@tavla/shared/contracts/conversation/presence';
import { may } from '@tavla/shared/permissions';
import type { FastifyInstance } from 'fastify';
import { notFound } from '@/http/errors/errors';
import { route } from '@/http/route';
import { requireTask } from '@/modules/tasks/read/get-task';
import { type PresenceNote, presenceChannel } from './presence-note';

/** Passes on what somebody does at a ticket to all processes, if they may see it; nothing of it is stored. */
export function presenceRoutes(app: FastifyInstance): void {
  route(app, tellPresence, async ({ body }, { db, session }) => {
    if (!may(session.permissions, 'read', 'actions')) throw notFound('task');
    // Whoever leaves may do so because they see it no more.
    if (body.state !== 'gone') await requireTask(db, body.taskId);
    const note: PresenceNote = {
      ...{ organizationId: db.organizationId, userId: session.user.id },
      ...body,
    };
    await db.pool.query('select pg_notify($1, $2)', [presenceChannel, JSON.stringify(note)]);
  });
}
