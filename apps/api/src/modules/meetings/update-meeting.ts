import type { Audio, updateAudio } from '@tavla/shared/contracts/audios';
import type { BodyOf } from '@tavla/shared/endpoint';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import type { Audio as MeetingRow } from '@/db/generated/client';
import { HttpError, notFound } from '@/http/errors/errors';
import { askAttendees, tellQuestions } from '@/modules/inbox/ask-attendees';
import { requireAttendees, setAttendees } from './attendees/change-attendees';
import { meetingEvent, presentMeeting, visibilityOf } from './meeting.presenter';
import { lockMeeting, updateMeetingRow } from './meetings.repo';
import { isTheirs } from './visibility/is-theirs';
import { requireReaders } from './visibility/require-readers';
import { tellReaders } from './visibility/tell-readers';

/**
 * Renames a meeting, or says who was there or who may see it.
 * @throws HttpError 404, 403 when it is not the caller's to say, 400 for unknown people or departments
 */
export async function updateMeeting(
  db: CompanyDb,
  actor: Actor,
  id: string,
  { name, visibility, attendeeIds }: BodyOf<typeof updateAudio>,
): Promise<Audio> {
  return change(db, async (transaction) => {
    const { prisma, emit, audit } = transaction;
    const { organizationId } = db;
    const before = await lockMeeting(prisma, organizationId, id);
    if (!before) throw notFound('meeting');
    const isNew = JSON.stringify(visibilityOf(before)) !== JSON.stringify(visibility);
    const moved = isNew ? visibility : undefined;
    // Who was there sees it: of a closed meeting that is a word about who may.
    const isOfReaders = moved !== undefined || (attendeeIds !== undefined && before.visibility !== 'company');
    if (isOfReaders && !(await isTheirs(db, before, actor)))
      throw new HttpError(403, 'not-allowed', say('not-your-meeting'));
    if (moved) await requireReaders({ organizationId, prisma }, moved, 'visibility');
    if (attendeeIds) await requireAttendees({ organizationId, prisma }, attendeeIds);
    const columns = moved && { visibility: moved.to, visibleToIds: moved.ids };
    const save = async () => {
      if (attendeeIds) await setAttendees(transaction, id, attendeeIds);
      return updateMeetingRow(prisma, organizationId, id, { ...(name && { name }), ...columns });
    };
    const after = isOfReaders ? await tellReaders(transaction, id, save) : await save();
    emit(meetingEvent('update', after));
    if (attendeeIds || moved) await askAttendees(transaction, id);
    if (moved) await tellQuestions(transaction, id);
    audit(actor, {
      action: 'audio.update',
      targetType: 'audio',
      targetId: id,
      targetName: after.name,
      details: { ...detailsOf(before, after), ...(attendeeIds && { attendees: attendeeIds.length }) },
    });
    return presentMeeting(after);
  });
}

function detailsOf(before: MeetingRow, after: MeetingRow) {
  return {
    ...(before.name !== after.name && { name: { from: before.name, to: after.name } }),
    ...(before.visibility !== after.visibility && {
      visibility: { from: before.visibility, to: after.visibility },
    }),
  };
}
