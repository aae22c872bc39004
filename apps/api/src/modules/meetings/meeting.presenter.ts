import type { Analysis, Audio, AudioDetail, AudioStatus, Segment } from '@tavla/shared/contracts/audios';
import type { Language } from '@tavla/shared/meetings/languages';
import type { Audio as MeetingRow, TranscriptSegment } from '@/db/generated/client';
import type { ListedMeeting } from './meetings.repo';

/** A meeting as a list and an event show it. */
export function presentMeeting(row: ListedMeeting): Audio {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind as Audio['kind'],
    isTranscribed: row.status === 'done',
    status: row.status as AudioStatus,
    progress: row.progress,
    etaSeconds: row.etaSeconds,
    language: row.language as Language,
    durationMs: row.durationMs,
    sizeBytes: Number(row.sizeBytes),
    createdAt: row.createdAt.toISOString(),
    createdById: row.createdById,
    error: row.error,
    cause: row.cause as Audio['cause'],
  };
}

/** The same with its transcript and what was made of it. */
export function presentMeetingDetail(
  row: MeetingRow,
  segments: TranscriptSegment[],
  notice: string | null,
): AudioDetail {
  return {
    ...presentMeeting(row),
    recordedAt: row.recordedAt.toISOString(),
    segments: segments.map(presentSegment),
    analysis: row.analysis as Analysis | null,
    notice,
  };
}

function presentSegment({ id, startMs, endMs, text, speaker }: TranscriptSegment): Segment {
  return { id, startMs, endMs, text, speaker };
}
