import type { Audio, AudioDetail, AudioStatus } from '@tavla/shared/contracts/audios';
import type { Analysis, Attendee, Segment } from '@tavla/shared/meetings/findings';
import type { Language } from '@tavla/shared/meetings/languages';
import { type MissingSound, MissingSounds } from '@tavla/shared/meetings/missing-sound';
import { deletionOf, type Retention } from '@tavla/shared/meetings/retention';
import type { Visibility } from '@tavla/shared/meetings/visibility';
import type { NewEvent } from '@/db/events/event-log';
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
    recordedAt: row.recordedAt.toISOString(),
    createdById: row.createdById,
    error: row.error,
    cause: row.cause as Audio['cause'],
    waiting: row.waiting as Audio['waiting'],
    visibility: visibilityOf(row),
    summarySent: summarySentOf(row),
  };
}

/** The same with when it is deleted, for whoever reads it. */
export function withDeletion<A extends Audio>(meeting: A, retention: Retention): A {
  return { ...meeting, deletesAt: deletionOf(meeting, retention) };
}

function summarySentOf({
  summarySentAt,
  summarySentById,
  summarySentTo,
}: ListedMeeting): Audio['summarySent'] {
  if (!summarySentAt) return null;
  return { at: summarySentAt.toISOString(), byId: summarySentById, count: summarySentTo ?? 0 };
}

export function visibilityOf({
  visibility,
  visibleToIds,
}: Pick<ListedMeeting, 'visibility' | 'visibleToIds'>): Visibility {
  return { to: visibility as Visibility['to'], ids: visibleToIds };
}

/** What is told of a meeting, to those who may see it. */
export function meetingEvent(action: 'create' | 'update', row: ListedMeeting): NewEvent {
  return { resource: 'audios', action, data: presentMeeting(row), audience: { meetingId: row.id } };
}

/** The same with its transcript and what was made of it. */
export function presentMeetingDetail(
  row: MeetingRow,
  segments: Segment[],
  gaps: AudioDetail['gaps'],
  analysis: Analysis | null,
  attendees: Attendee[],
): AudioDetail {
  return {
    ...presentMeeting(row),
    peaks: row.peaks && Buffer.from(row.peaks).toString('base64'),
    segments,
    gaps,
    missing: missingOf(row),
    analysis,
    attendees,
    notice: row.speechNotice,
  };
}

/** A recording's length counts whole samples, and what was noted at its end must not fall behind it. */
const endMs = 1_000;

/** Where nothing was recorded; what is said of places that the recording does not have is not told. */
export function missingOf({ kind, durationMs, missing }: MeetingRow): MissingSound[] {
  const noted = MissingSounds.parse(missing);
  // The words of a transcript may end before the meeting did.
  if (kind === 'transcript' || durationMs === null) return noted;
  return noted.filter(({ atMs }) => atMs <= durationMs + endMs);
}

/** A line of a transcript. */
export function presentSegment({ id, startMs, endMs, text, speaker, ...row }: TranscriptSegment): Segment {
  return { id, startMs, endMs, text, speaker, version: row.version, isCorrected: row.correctedAt !== null };
}
