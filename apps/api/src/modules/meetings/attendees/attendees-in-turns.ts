import { findAttendees, type LinesOfAttendees } from '@/adapters/language/find-attendees';
import type { Attendee } from '@/adapters/language/language';
import { inTurns } from '@/lib/in-turns';

/** Lines that are read in one turn of the event loop: some milliseconds. */
const linesOfTurn = 500;

/** As `findAttendees`, for where others are served: a transcript may have 50,000 lines. */
export async function findAttendeesInTurns({ segments, ...how }: LinesOfAttendees): Promise<Attendee[]> {
  const found = new Map<string, Attendee>();
  for await (const some of inTurns(segments, linesOfTurn))
    for (const attendee of findAttendees({ ...how, segments: some }))
      if (attendee.source === 'spoke' || !found.has(attendee.userId)) found.set(attendee.userId, attendee);
  return [...found.values()];
}
