import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';
import { sqlOfPrisma } from '@/db/run-sql';
import { notFound } from '@/http/errors/errors';
import { hideQuestions } from '@/modules/inbox/end-questions';
import { clearOrigin } from '@/modules/tasks/origins/clear-origin';
import { holdMeeting } from './deleted-meetings.repo';
import { lockMeeting } from './meetings.repo';
import { meetingJobs, samplesKey } from './pipeline/meeting-jobs';
import { readReaders } from './visibility/read-readers';

/**
 * Deletes a meeting with its transcript and recording; what it proposed and nobody decided on goes too, other tasks
 * stay, without the quote. It is gone for everybody at once, and for some seconds it can be brought back: its rows are
 * held apart, and its recording stays.
 */
export async function deleteMeeting(db: CompanyDb, actor: Actor, id: string): Promise<void> {
  await change(db, async (transaction) => {
    const meeting = await lockMeeting(transaction.prisma, db.organizationId, id);
    if (!meeting) throw notFound('meeting');
    await removeMeeting(transaction, actor, meeting);
  });
}

/**
 * The same as part of a change, which has locked the meeting.
 * @param details what the audit log says beside who deleted it
 */
export async function removeMeeting(
  transaction: Change,
  actor: Actor,
  { id, name }: Pick<Audio, 'id' | 'name'>,
  details: Record<string, unknown> = {},
): Promise<void> {
  const { organizationId, prisma, emit, enqueue, audit } = transaction;
  const readers = await readReaders(transaction, id);
  const audience = readers && readers.visibility !== 'company' ? { readers } : null;
  const hidden = await hideQuestions(sqlOfPrisma(prisma), organizationId, id, 'everybody');
  const origins = await clearOrigin(transaction, id, audience);
  const runAt = await holdMeeting(prisma, organizationId, id, { origins, deletedById: actor.id });
  await prisma.audio.delete({ where: { organizationId_id: { organizationId, id } } });
  emit({ resource: 'audios', action: 'delete', data: { id }, audience }, ...hidden);
  enqueue(meetingJobs.forget, { keys: [samplesKey(organizationId, id)] });
  enqueue(meetingJobs.purge, { organizationId, audioId: id }, { runAt });
  audit(actor, { action: 'audio.delete', targetType: 'audio', targetId: id, targetName: name, details });
}
