import * as contracts from '@tavla/shared/contracts/messages';
import type { FastifyInstance } from 'fastify';
import { sqlOfClient } from '@/db/run-sql';
import { notFound } from '@/http/errors/errors';
import { route } from '@/http/route';
import { presentMessages } from '../message.presenter';
import { openMessage, openOwnMessage } from '../messages/open-message';
import { askAgain } from './ask-again';
import { stopAnswer } from './stop-answer';

/** What whoever asked can do with the answer to a message. */
export function answeringRoutes(app: FastifyInstance): void {
  route(app, contracts.stopAnswer, async ({ params }, { db, session }) =>
    stopAnswer(db, await openOwnMessage(db, params.id, session)),
  );

  route(app, contracts.askAgain, async ({ params }, { db, session }) => {
    await askAgain(db, await openOwnMessage(db, params.id, session));
    const row = await openMessage(db, params.id, session);
    const [message] = await presentMessages(sqlOfClient(db.pool), db.organizationId, [row]);
    if (!message) throw notFound('message');
    return message;
  });
}
