import type { TranscriptSegment } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import { findMeeting, findSegments } from './meetings.repo';
import { unseenMeetings } from './visibility/unseen-meetings';

/**
 * A meeting's name and what was said in it, where the whole company may know it; undefined when it is deleted or
 * not everybody may see it.
 */
export async function readOpenMeeting(
  db: CompanyDb,
  audioId: string,
): Promise<{ name: string; segments: TranscriptSegment[] } | undefined> {
  const [meeting, segments] = await Promise.all([
    findMeeting(db.prisma, db.organizationId, audioId),
    findSegments(db, audioId),
  ]);
  if (meeting?.visibility !== 'company') return undefined;
  return { name: meeting.name, segments: segments.map(lineOf) };
}

/**
 * The same for whoever asks, where they may see it. Of one that is longer than so many characters the end is left out.
 */
export async function readSeenMeeting(
  db: CompanyDb,
  audioId: string,
  most: number,
): Promise<{ name: string; segments: TranscriptSegment[] } | undefined> {
  if ((await unseenMeetings(db, [audioId])).size > 0) return undefined;
  const [meeting, segments] = await Promise.all([
    findMeeting(db.prisma, db.organizationId, audioId),
    findSegments(db, audioId),
  ]);
  if (!meeting) return undefined;
  let length = 0;
  const heard = segments.filter(({ text }) => {
    length += text.length;
    return length <= most;
  });
  return { name: meeting.name, segments: heard.map(lineOf) };
}

const lineOf = ({ id, startMs, endMs, text, speaker }: TranscriptSegment): TranscriptSegment => ({
  ...{ id, startMs, endMs, text, speaker },
});
