import type { Attendee, Segment } from '@tavla/shared/meetings/findings';
import type { AnalysisInput } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import type { Change } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';
import { speakerOf } from '../transcript/read-lines';
import { findNamedByOthers } from '../transcript/segments.repo';
import { uploaderOf } from '../visibility/is-theirs';
import { findAttendeesInTurns } from './attendees-in-turns';
import { findKnownPeople } from './known-people';
import { namesOf, peopleCalled } from './people-called';

interface Found {
  /** Whom the analysis found in the lines that it read. */
  attendees: readonly Attendee[];
  read: AnalysisInput['segments'];
  /** The lines as they are now. */
  lines: readonly Segment[];
}

/**
 * Who was in a meeting whose analysis has ended, by its lines as they are now: while it ran they may have been named and
 * corrected. Of an open meeting, every name counts. Whoever spoke in a closed one sees it, and its uploader alone says
 * who does: a name that somebody else has given to a line, before the analysis or while it ran, makes nobody its
 * speaker. Nor does a first name alone, which a guest may have too: whose it may be was only named.
 */
export async function vouchedAttendees(
  db: CompanyDb,
  { prisma, organizationId }: Change,
  meeting: Audio,
  { attendees, read, lines }: Found,
): Promise<readonly Attendee[]> {
  const isClosed = meeting.visibility !== 'company';
  const uploader = isClosed ? await uploaderOf(db, meeting) : null;
  const ofMeeting = { organizationId, audioId: meeting.id };
  const others = uploader === null ? null : await findNamedByOthers(prisma, ofMeeting, uploader);
  const segments = lines.map((line) => ({ ...line, speaker: others?.has(line.id) ? null : speakerOf(line) }));
  const before = new Map(read.map((line) => [line.id, line]));
  const said = new Set<string>();
  // As they were found, a part of a name was enough.
  let isOther = isClosed;
  for (const { id, speaker, text } of segments) {
    const was = before.get(id);
    if (was?.speaker === speaker && was.text === text) continue;
    isOther = true;
    if (speaker !== null) said.add(speaker);
    if (was?.text !== text) said.add(text);
  }
  if (!isOther) return attendees;
  const people = await findKnownPeople(db);
  // Nobody comes to those who were found but by what is other than it was.
  const ids = new Set(attendees.map(({ userId }) => userId));
  for (const name of namesOf(people.filter(({ id }) => ids.has(id)))) said.add(name);
  return findAttendeesInTurns({ segments, people: peopleCalled(said, people), byWholeName: isClosed });
}
