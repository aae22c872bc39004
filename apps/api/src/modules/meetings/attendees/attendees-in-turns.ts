import { setImmediate as nextTurn } from 'node:timers/promises';
import { findAttendees } from '@/adapters/language/find-attendees';
import type { AnalysisInput, Attendee } from '@/adapters/language/language';

/** Lines that are read in one turn of the event loop: some milliseconds. */
const linesOfTurn = 500;

/** As `findAttendees`, for where others are served: a transcript may have 50,000 lines. */
export async function findAttendeesInTurns({
  segments,
  people,
}: Pick<AnalysisInput, 'segments' | 'people'>): Promise<Attendee[]> {
  const found = new Map<string, Attendee>();
  for (let start = 0; start < segments.length; start += linesOfTurn) {
    if (start > 0) await nextTurn();
    for (const attendee of findAttendees({ segments: segments.slice(start, start + linesOfTurn), people }))
      if (attendee.source === 'spoke' || !found.has(attendee.userId)) found.set(attendee.userId, attendee);
  }
  return [...found.values()];
}
