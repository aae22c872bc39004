import type { Audio } from '@tavla/shared/contracts/audios';
import { say } from '@tavla/shared/error-words';
import { isInWork } from '@tavla/shared/meetings/work';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { Prisma } from '@/db/generated/client';
import { HttpError, notFound } from '@/http/errors/errors';
import { meetingEvent, presentMeeting } from './meeting.presenter';
import { errorColumns, lockMeeting, updateMeetingRow } from './meetings.repo';
import { meetingJobs, samplesKey } from './pipeline/meeting-jobs';

/**
 * Stops the work on a meeting, which stays with its recording and with what was recognised, and can be started again.
 * The next attempt's number voids the jobs that wait; one that runs notices within seconds.
 * @throws HttpError 404; 409 when nothing is being done with it
 */
export async function cancelMeeting(db: CompanyDb, actor: Actor, id: string): Promise<Audio> {
  return change(db, async ({ prisma, emit, enqueue, audit }) => {
    const { organizationId } = db;
    const before = await lockMeeting(prisma, organizationId, id);
    if (!before) throw notFound('meeting');
    if (!isInWork(before)) throw new HttpError(409, 'conflict', say('meeting-not-in-work'));
    const row = await updateMeetingRow(prisma, organizationId, id, {
      attempt: before.attempt + 1,
      status: 'failed',
      ...errorColumns(say('meeting-cancelled')),
      etaSeconds: null,
      waiting: Prisma.DbNull,
      finishedAt: new Date(),
    });
    const meeting = presentMeeting(row);
    emit(meetingEvent('update', row));
    enqueue(meetingJobs.forget, { keys: [samplesKey(organizationId, id)] });
    audit(actor, { action: 'audio.cancel', targetType: 'audio', targetId: id, targetName: meeting.name });
    return meeting;
  });
}
