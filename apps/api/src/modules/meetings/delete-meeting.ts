import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { notFound } from '@/http/errors/errors';
import { clearOrigin } from '@/modules/tasks/write/clear-origin';
import { lockMeeting } from './meetings.repo';
import { meetingJobs, samplesKey } from './pipeline/meeting-jobs';

/** Deletes a meeting with its transcript and recording; tasks that came from it stay, without the quote. */
export async function deleteMeeting(db: CompanyDb, actor: Actor, id: string): Promise<void> {
  await change(db, async (transaction) => {
    const { prisma, emit, enqueue, audit } = transaction;
    const { organizationId } = db;
    const meeting = await lockMeeting(prisma, organizationId, id);
    if (!meeting) throw notFound('meeting');
    await clearOrigin(transaction, id);
    await prisma.audio.delete({ where: { organizationId_id: { organizationId, id } } });
    emit({ resource: 'audios', action: 'delete', data: { id } });
    // The files go when the deletion is certain.
    enqueue(meetingJobs.forget, { keys: [meeting.blobKey, samplesKey(organizationId, id)] });
    audit(actor, { action: 'audio.delete', targetType: 'audio', targetId: id, targetName: meeting.name });
  });
}
