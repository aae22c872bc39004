import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { notFound } from '@/http/errors/errors';
import { followSpeakers } from '../attendees/follow-speakers';
import { lockMeeting } from '../meetings.repo';
import { indexSpeakers } from './index-transcript';
import { type Renamed, updateSpeakers } from './segments.repo';

interface Naming {
  audioId: string;
  speaker: string | null;
  segmentIds?: string[] | undefined;
  from?: string | null | undefined;
}

/**
 * Says who speaks in lines of a transcript; whoever spoke there before is kept. Whoever names neither lines nor a
 * speaker names none; of lines and a speaker, those that are still theirs. Whoever of the company is named was there.
 * @throws HttpError 404
 */
export async function nameSpeakers(
  db: CompanyDb,
  actor: Actor,
  { audioId, speaker, segmentIds, from }: Naming,
): Promise<Renamed[]> {
  return change(db, async (transaction) => {
    const { prisma, emit, organizationId } = transaction;
    const meeting = await lockMeeting(prisma, organizationId, audioId);
    if (!meeting) throw notFound('meeting');
    const ids = segmentIds ?? (from === undefined ? [] : undefined);
    const changed = await updateSpeakers(prisma, organizationId, actor, { audioId, speaker, ids, from });
    if (changed.length === 0) return [];
    const lines = segmentIds && changed.map(({ id }) => id);
    await indexSpeakers(prisma, organizationId, audioId, lines ?? null);
    // A whole meeting is told by the name, not by thousands of ids.
    const which = lines ? { ids: lines } : { from };
    emit({
      resource: 'transcripts',
      action: 'update',
      data: { id: audioId, spoken: { speaker, ...which } },
      audience: { meetingId: audioId },
    });
    const names = [speaker, ...new Set(changed.map(({ before }) => before))];
    await followSpeakers(db, transaction, actor, meeting, names);
    return changed;
  });
}
