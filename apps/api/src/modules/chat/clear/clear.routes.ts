import { clearConversation, restoreConversation } from '@tavla/shared/contracts/conversation/clear';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { openOwnThread } from '../open-thread';
import { clearThread, restoreThread } from './clear-thread';

/** A person clears their own conversation, and brings it back. */
export function clearRoutes(app: FastifyInstance): void {
  route(app, clearConversation, async ({ query }, { db, session }) => {
    const thread = await openOwnThread(db, session, query.audioId ?? null);
    return { id: await clearThread(db, thread) };
  });

  route(app, restoreConversation, async ({ params }, { db, session }) =>
    restoreThread(db, params.id, session),
  );
}
