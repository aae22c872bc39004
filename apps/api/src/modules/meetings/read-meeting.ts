import type { TranscriptSegment } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import { findMeeting, findSegments } from './meetings.repo';

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
  return {
    name: meeting.name,
    segments: segments.map(({ id, startMs, endMs, text, speaker }) => ({
      id,
      startMs,
      endMs,
      text,
      speaker,
    })),
  };
}
