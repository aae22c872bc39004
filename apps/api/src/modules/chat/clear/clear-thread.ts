import { conversationUndoTime } from '@tavla/shared/limits';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import type { CompanyDb, Database } from '@/db/database';
import { change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import type { SignedIn } from '@/http/access/access';
import { notFound } from '@/http/errors/errors';
import type { JobHandlers } from '@/jobs/worker';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';
import { queueAnswer } from '../answering/queue-answer';
import { type OwnThread, withMore } from '../chat.repo';
import { messageEvent } from '../message.presenter';
import { mayReadThread } from '../messages/may-read-thread';
import { tellMessages } from '../messages/tell-message';
import { deleteHidden, endWaits, findEndedWaits, hideThread, lockThread, showThread } from './cleared.repo';

const purgeJob = 'chat.purge';
const PurgeJob = z.object({ organizationId: z.uuid(), clearedId: z.uuid() });

/** How long a cleared conversation is held: longer than it is offered back. */
const heldSeconds = conversationUndoTime / 1_000 + 15;

/** So many messages that are back are told; whoever wants earlier ones loads them. */
const toldMost = 500;

/**
 * Clears a person's own conversation: it is gone at once on every screen, and held for some seconds in which it can be
 * brought back.
 * @returns the id to bring it back by; null when there was nothing
 */
export async function clearThread(db: CompanyDb, thread: OwnThread): Promise<string | null> {
  return change(db, async ({ prisma, emit, enqueue, organizationId }) => {
    const run = sqlOfPrisma(prisma);
    // An answer that is being kept is there after this, and is cleared too; another one finds nobody waiting.
    await endWaits(run, organizationId, thread);
    await lockThread(run, organizationId, thread);
    const clearedId = newId();
    const hidden = await hideThread(run, organizationId, thread, { clearedId, seconds: heldSeconds });
    const [first] = hidden;
    if (!first) return null;
    emit(...hidden.map(({ id }) => messageEvent('delete', { id }, thread, null)));
    enqueue(purgeJob, { organizationId, clearedId }, { runAt: first.until });
    return clearedId;
  });
}

/**
 * Brings a conversation back that its person has just cleared; what was not answered by then is asked anew.
 * @throws HttpError 404 when it is gone, another's, or about a meeting that they may not see any more
 */
export async function restoreThread(db: CompanyDb, clearedId: string, session: SignedIn): Promise<void> {
  const userId = session.user.id;
  await change(db, async (transaction) => {
    const { prisma, organizationId } = transaction;
    const ids = await showThread(sqlOfPrisma(prisma), organizationId, clearedId, userId);
    if (ids.length === 0) throw notFound('conversation');
    const rows = await prisma.chatMessage.findMany({
      where: { id: { in: ids } },
      include: withMore,
      orderBy: { createdAt: 'desc' },
      take: toldMost,
    });
    const place = { taskId: null, threadUserId: userId, audioId: rows[0]?.audioId ?? null, clearedId: null };
    if (!(await mayReadThread(db, session, place))) throw notFound('conversation');
    const run = sqlOfPrisma(prisma);
    for (const questionId of await findEndedWaits(run, organizationId, ids))
      await queueAnswer(run, { organizationId, questionId });
    await tellMessages(transaction, 'create', rows);
  });
}

/** Ends the clearing that nobody took back: messages go, and their files. */
export function clearHandlers({ db }: { db: Database }): JobHandlers {
  return {
    [purgeJob]: async (payload) => {
      const { organizationId, clearedId } = PurgeJob.parse(payload);
      await change(db.forCompany(organizationId), async ({ prisma, enqueue }) => {
        const keys = await deleteHidden(sqlOfPrisma(prisma), organizationId, clearedId);
        if (keys.length > 0) enqueue(meetingJobs.forget, { keys });
      });
    },
  };
}
