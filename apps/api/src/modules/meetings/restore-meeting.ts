import type { Audio } from '@tavla/shared/contracts/audios';
import { isInWork } from '@tavla/shared/meetings/work';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { seesMeetingSql } from '@/db/meeting-viewers';
import type { CompanyTransaction } from '@/db/scope';
import { notFound } from '@/http/errors/errors';
import { tellQuestions } from '@/modules/inbox/ask-attendees';
import { restoreOrigins } from '@/modules/tasks/origins/restore-origins';
import { putBackMeeting, takeHeld } from './deleted-meetings.repo';
import { meetingEvent, presentMeeting } from './meeting.presenter';
import { findMeeting, updateMeetingRow } from './meetings.repo';
import { enqueueFirstStep } from './pipeline/first-step';

/** Whoever may not see it cannot bring it back either, as if it were not there. */
async function requireSeen(
  { organizationId, viewerId }: CompanyDb,
  prisma: CompanyTransaction,
  id: string,
): Promise<void> {
  const [row] = await prisma.$queryRawUnsafe<{ sees: boolean }[]>(
    seesMeetingSql,
    organizationId,
    id,
    viewerId,
  );
  if (!row?.sees) throw notFound('meeting');
}

/**
 * Brings back a meeting that was deleted a moment ago, with its transcript and its place in tasks. What was being done
 * with it begins anew; chunks that were recognised stay recognised.
 * @throws HttpError 404 when it was never there, is there, or was deleted too long ago
 */
export async function restoreMeeting(db: CompanyDb, actor: Actor, id: string): Promise<Audio> {
  return change(db, async (transaction) => {
    const { prisma, emit, enqueue, audit } = transaction;
    const { organizationId } = db;
    if (!(await putBackMeeting(prisma, organizationId, id))) throw notFound('meeting');
    await requireSeen(db, prisma, id);
    await restoreOrigins(transaction, id, await takeHeld(prisma, organizationId, id));
    const found = await findMeeting(prisma, organizationId, id);
    if (!found) throw notFound('meeting');
    const row = isInWork(found)
      ? await updateMeetingRow(prisma, organizationId, id, {
          attempt: found.attempt + 1,
          status: 'queued',
          progress: 0,
          etaSeconds: null,
        })
      : found;
    if (isInWork(row)) enqueueFirstStep(enqueue, row);
    const meeting = presentMeeting(row);
    emit(meetingEvent('create', row));
    await tellQuestions(transaction, id);
    audit(actor, { action: 'audio.restore', targetType: 'audio', targetId: id, targetName: meeting.name });
    return meeting;
  });
}
