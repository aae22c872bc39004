import type { Audio } from '@tavla/shared/contracts/audios';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { Prisma } from '@/db/generated/client';
import { HttpError, notFound } from '@/http/errors/errors';
import { endReady } from '@/modules/inbox/tell-ready';
import { meetingEvent, presentMeeting } from './meeting.presenter';
import { errorColumns, lockMeeting, updateMeetingRow } from './meetings.repo';
import { enqueueFirstStep } from './pipeline/first-step';

/** Starts a failed meeting again; chunks that were recognised stay recognised. */
export async function retryMeeting(db: CompanyDb, actor: Actor, id: string): Promise<Audio> {
  return change(db, async (transaction) => {
    const { prisma, emit, enqueue, audit } = transaction;
    const { organizationId } = db;
    const before = await lockMeeting(prisma, organizationId, id);
    if (!before) throw notFound('meeting');
    if (before.status !== 'failed') {
      throw new HttpError(409, 'conflict', say('meeting-not-failed'));
    }
    const attempt = before.attempt + 1;
    const row = await updateMeetingRow(prisma, organizationId, id, {
      attempt,
      status: 'queued',
      ...errorColumns(null),
      progress: 0,
      etaSeconds: null,
      waiting: Prisma.DbNull,
      finishedAt: null,
    });
    const meeting = presentMeeting(row);
    emit(meetingEvent('update', row));
    await endReady(transaction, id);
    enqueueFirstStep(enqueue, row);
    audit(actor, { action: 'audio.retry', targetType: 'audio', targetId: id, targetName: meeting.name });
    return meeting;
  });
}
