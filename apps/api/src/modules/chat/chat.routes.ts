import { asksAssistant, getAttachment, listMessages, newMessage } from '@tavla/shared/contracts/chat';
import { listReaders, readersMax } from '@tavla/shared/contracts/messages';
import type { FastifyInstance } from 'fastify';
import { sqlOfClient } from '@/db/run-sql';
import { requireStill } from '@/http/access/access';
import { limitConcurrency } from '@/http/limits/concurrency';
import { route } from '@/http/route';
import { isAssistantOff } from '@/modules/assistant/engine/open-engine';
import { searchReaders } from '@/modules/tasks/task-readers';
import { addMessage } from './add-message';
import { askAnew } from './answering/ask-again';
import { streamAnswer } from './answering/stream-answer';
import { waitForAnswer } from './answering/wait-for-answer';
import { listThread } from './list-thread';
import { findMentions } from './mentions/find-mentions';
import { openThread } from './open-thread';
import { readForm } from './read-form';
import { sendAttachment } from './send-attachment';

export function chatRoutes(app: FastifyInstance): void {
  const { blobs, text } = app.deps;

  route(app, listMessages, async ({ query }, { db, session }) => {
    const thread = await openThread(db, query.taskId ?? null, session, query.audioId ?? null);
    return listThread(db, thread, query);
  });

  route(app, newMessage, async (_, { db, actor, session, request, reply }) => {
    const form = await readForm({ request, reply }, text, db.organizationId);
    const { message, files } = form;
    const kept = await limitConcurrency(request, async () => {
      const thread = await openThread(db, form.taskId, session, form.audioId);
      const run = sqlOfClient(db.pool);
      const company = db.organizationId;
      const { mentions, unreached } = await findMentions(run, company, form.taskId, message, form.mentions);
      const isOff = await isAssistantOff(db);
      const isToPeople = isOff || (!asksAssistant(message) && (form.isComment || mentions.length > 0));
      const added = await addMessage(db, blobs, actor, thread, {
        ...{ id: form.messageId, content: message, isComment: isToPeople, mentions },
        ...{ quotedId: form.quotedId, files },
      });
      const isAnswered = !(added.isComment || isOff);
      if (isAnswered && added.isEarlier) await askAnew(db, added.id);
      return { id: added.id, unreached, isAnswered };
    });
    const { id, unreached } = kept;
    if (!kept.isAnswered) return { data: { answer: null, unreached } };
    const told = unreached.length > 0 && { unreached };
    if (!form.isAwaited) return { data: { answer: null, isComing: true as const, ...told } };
    const still = () => requireStill(request);
    if (request.headers.accept?.includes('text/event-stream'))
      return streamAnswer(reply, app.answers, db, id, still);
    return { data: { ...(await waitForAnswer(app.answers, db, id, { requireStill: still })), ...told } };
  });

  route(app, listReaders, async ({ query }, { db, session }) => {
    await openThread(db, query.taskId, session);
    const run = sqlOfClient(db.pool);
    return { data: await searchReaders(run, db.organizationId, query.taskId, query.q ?? '', readersMax) };
  });

  route(app, getAttachment, async ({ params }, call) => sendAttachment(call.db, blobs, params.id, call));
}
