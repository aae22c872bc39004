import type { Audio } from '@tavla/shared/contracts/audios';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { notFound } from '@/http/errors/errors';
import { presentMeeting } from './meeting.presenter';
import { lockMeeting, updateMeetingRow } from './meetings.repo';

export async function renameMeeting(db: CompanyDb, actor: Actor, id: string, name: string): Promise<Audio> {
  return change(db, async ({ prisma, emit, audit }) => {
    const before = await lockMeeting(prisma, db.organizationId, id);
    if (!before) throw notFound('meeting');
    const meeting = presentMeeting(await updateMeetingRow(prisma, db.organizationId, id, { name }));
    emit({ resource: 'audios', action: 'update', data: meeting });
    const details = { name: { from: before.name, to: name } };
    audit(actor, { action: 'audio.update', targetType: 'audio', targetId: id, targetName: name, details });
    return meeting;
  });
}
