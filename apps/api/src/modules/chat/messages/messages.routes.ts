import {
  deleteMessage as deleteContract,
  getMessage,
  reactToMessage,
  updateMessage,
} from '@tavla/shared/contracts/messages';
import type { FastifyInstance } from 'fastify';
import { sqlOfClient } from '@/db/run-sql';
import { notFound } from '@/http/errors/errors';
import { route } from '@/http/route';
import { presentMessages } from '../message.presenter';
import { deleteMessage } from './delete-message';
import { editMessage } from './edit-message';
import { openMessage, openOwnMessage } from './open-message';
import { react } from './react';

/** What can be done with one message. */
export function messageRoutes(app: FastifyInstance): void {
  route(app, getMessage, async ({ params }, { db, session }) => {
    const row = await openMessage(db, params.id, session);
    const [message] = await presentMessages(sqlOfClient(db.pool), db.organizationId, [row]);
    if (!message) throw notFound('message');
    return message;
  });

  route(app, updateMessage, async ({ params, body }, { db, session }) =>
    editMessage(db, await openOwnMessage(db, params.id, session), body.content, body.mentionIds),
  );

  route(app, deleteContract, async ({ params }, { db, session }) =>
    deleteMessage(db, await openOwnMessage(db, params.id, session)),
  );

  route(app, reactToMessage, async ({ params, body }, { db, session }) =>
    react(db, await openMessage(db, params.id, session), session.user.id, body),
  );
}
