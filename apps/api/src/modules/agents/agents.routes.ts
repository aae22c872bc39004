import * as contracts from '@tavla/shared/contracts/api-access/agents';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { getSession, listSessions } from './sessions/list-sessions';
import { undoSession } from './sessions/undo-session';

export function agentRoutes(app: FastifyInstance): void {
  route(app, contracts.listAgentSessions, async (_, { db, session }) => ({
    data: await listSessions(db, session.user.id),
  }));
  route(app, contracts.getAgentSession, ({ params }, call) =>
    getSession(call, { ownerId: call.session.user.id, id: params.id }),
  );
  route(app, contracts.undoAgentSession, async ({ params }, call) => {
    const whose = { ownerId: call.session.user.id, id: params.id };
    await undoSession(call, whose);
    return getSession(call, whose);
  });
}
