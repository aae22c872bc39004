import type { Attendee } from '@tavla/shared/meetings/findings';
import type { CompanyDb } from '@/db/database';
import type { Change } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';
import { findSegments } from '../meetings.repo';
import { findNamedByOthers } from '../transcript/segments.repo';
import { uploaderOf } from '../visibility/is-theirs';
import { findAttendeesInTurns } from './attendees-in-turns';
import { findKnownPeople } from './known-people';
import { namesOf, peopleCalled } from './people-called';

/**
 * Of those whom an analysis found in a meeting, who counts: of an open one, all. Whoever spoke in a closed one sees it,
 * and its uploader alone says who does: a name that somebody else has given to a line, before the analysis or while it
 * ran, makes nobody its speaker.
 */
export async function vouchedAttendees(
  db: CompanyDb,
  { prisma, organizationId }: Change,
  meeting: Audio,
  found: readonly Attendee[],
): Promise<readonly Attendee[]> {
  if (meeting.visibility === 'company') return found;
  const uploader = await uploaderOf(db, meeting);
  if (uploader === null) return found;
  const others = await findNamedByOthers(prisma, { organizationId, audioId: meeting.id }, uploader);
  if (others.size === 0) return found;
  const lines = await findSegments(db, meeting.id);
  const segments = lines.map((line) => ({ ...line, speaker: others.has(line.id) ? null : line.speaker }));
  const people = await findKnownPeople(db);
  // With less said of who speaks, nobody comes to those who were found.
  const ids = new Set(found.map(({ userId }) => userId));
  const theirs = namesOf(people.filter(({ id }) => ids.has(id)));
  return findAttendeesInTurns({ segments, people: peopleCalled(theirs, people) });
}
