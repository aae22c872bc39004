import type { Audio, ClosedAudio } from '@tavla/shared/contracts/audios';
import { say } from '@tavla/shared/error-words';
import { isInWork } from '@tavla/shared/meetings/work';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { Prisma } from '@/db/generated/client';
import { seesMeetingSql } from '@/db/meeting-viewers';
import type { CompanyTransaction } from '@/db/scope';
import { isShapeViolation } from '@/db/violation';
import { HttpError, notFound } from '@/http/errors/errors';
import { tellQuestions } from '@/modules/inbox/ask-attendees';
import { restoreOrigins } from '@/modules/tasks/origins/restore-origins';
import { putBackMeeting, takeHeld } from './deleted-meetings.repo';
import { meetingEvent, presentMeeting } from './meeting.presenter';
import { findMeeting, updateMeetingRow } from './meetings.repo';
import { enqueueFirstStep } from './pipeline/first-step';

async function isSeen(
  { organizationId, viewerId }: CompanyDb,
  prisma: CompanyTransaction,
  id: string,
): Promise<boolean> {
  const [row] = await prisma.$queryRawUnsafe<{ sees: boolean }[]>(
    seesMeetingSql,
    organizationId,
    id,
    viewerId,
  );
  return row?.sees ?? false;
}

async function putBack(prisma: CompanyTransaction, organizationId: string, id: string): Promise<boolean> {
  try {
    return await putBackMeeting(prisma, organizationId, id);
  } catch (error) {
    if (!isShapeViolation(error)) throw error;
    throw new HttpError(409, 'conflict', say('meeting-before-upgrade'));
  }
}

/**
 * Brings back a meeting that was deleted a moment ago, with its transcript and its place in tasks. What was being done
 * with it begins anew; chunks that were recognised stay recognised. Whoever may not see it brings it back only when they
 * have deleted it, as an admin may, and is told no more of it than they knew.
 * @throws HttpError 404 when it was never there, is there, or was deleted too long ago; 409 when an upgrade since has
 * changed what a meeting is
 */
export async function restoreMeeting(db: CompanyDb, actor: Actor, id: string): Promise<Audio | ClosedAudio> {
  return change(db, async (transaction) => {
    const { prisma, emit, enqueue, audit } = transaction;
    const { organizationId } = db;
    if (!(await putBack(prisma, organizationId, id))) throw notFound('meeting');
    const held = await takeHeld(prisma, organizationId, id);
    // It was let go of in this moment, and its recording with it.
    if (!held) throw notFound('meeting');
    const { origins, deletedById } = held;
    const sees = await isSeen(db, prisma, id);
    if (!sees && deletedById !== actor.id) throw notFound('meeting');
    await restoreOrigins(transaction, id, origins);
    const found = await findMeeting(prisma, organizationId, id);
    if (!found) throw notFound('meeting');
    const row = isInWork(found)
      ? await updateMeetingRow(prisma, organizationId, id, {
          attempt: found.attempt + 1,
          status: 'queued',
          progress: 0,
          etaSeconds: null,
          waiting: Prisma.DbNull,
        })
      : found;
    if (isInWork(row)) enqueueFirstStep(enqueue, row);
    const meeting = presentMeeting(row);
    emit(meetingEvent('create', row));
    await tellQuestions(transaction, id);
    audit(actor, { action: 'audio.restore', targetType: 'audio', targetId: id, targetName: meeting.name });
    return sees ? meeting : { id, name: meeting.name, sizeBytes: meeting.sizeBytes };
  });
}
