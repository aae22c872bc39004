import { clearConversation, restoreConversation } from '@tavla/shared/contracts/clear-conversation';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { clearThread, restoreThread } from './clear-thread';

/** A person clears their own conversation, and brings it back. */
export function clearRoutes(app: FastifyInstance): void {
  route(app, clearConversation, async (_, { db, session }) => ({
    id: await clearThread(db, { taskId: null, threadUserId: session.user.id }),
  }));

  route(app, restoreConversation, async ({ params }, { db, session }) =>
    restoreThread(db, params.id, session.user.id),
  );
}
