import type { TranscriptSegment } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import { findAudio, findSegments } from './audios.repo';

/** A meeting's name and what was said in it; undefined when it is deleted. */
export async function readMeeting(
  db: CompanyDb,
  audioId: string,
): Promise<{ name: string; segments: TranscriptSegment[] } | undefined> {
  const [audio, segments] = await Promise.all([
    findAudio(db.prisma, db.organizationId, audioId),
    findSegments(db, audioId),
  ]);
  if (!audio) return undefined;
  return {
    name: audio.name,
    segments: segments.map(({ id, startMs, endMs, text, speaker }) => ({
      id,
      startMs,
      endMs,
      text,
      speaker,
    })),
  };
}
