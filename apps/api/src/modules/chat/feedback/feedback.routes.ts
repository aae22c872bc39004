import * as contracts from '@tavla/shared/contracts/conversation/feedback';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { openThread } from '../open-thread';
import { findOwnFeedback } from './feedback.repo';
import { giveFeedback, withdrawFeedback } from './give-feedback';
import { listFeedback } from './list-feedback';

/** What readers say of the answers of the assistant. */
export function feedbackRoutes(app: FastifyInstance): void {
  route(app, contracts.giveFeedback, async ({ params, body }, { db, session }) =>
    giveFeedback(db, session, { messageId: params.id, ...body }),
  );

  route(app, contracts.withdrawFeedback, async ({ params }, { db, session }) =>
    withdrawFeedback(db, session, params.id),
  );

  route(app, contracts.listMyFeedback, async ({ query }, { db, session }) => {
    const thread = await openThread(db, query.taskId ?? null, session, query.audioId ?? null);
    return { data: await findOwnFeedback(db, session.user.id, thread, contracts.ownFeedbackMax) };
  });

  route(app, contracts.listFeedback, async ({ query }, { db, session }) => listFeedback(db, session, query));
}
