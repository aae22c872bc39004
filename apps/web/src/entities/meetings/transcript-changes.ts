import type { QueryClient } from '@tanstack/react-query';
import type { AudioDetail, Segment } from '@tavla/shared/contracts/audios';
import { TranscriptChange } from '@tavla/shared/contracts/transcripts';

/** The queries that hold a whole meeting: its page's, and that of a ticket which plays a passage. */
const keysOf = (id: string) => [
  ['meeting', id],
  ['audio', id],
];

/** A meeting after a change of its transcript; what is older than what is there changes nothing. Pure. */
export function withChange(
  meeting: AudioDetail,
  { segments = [], analysis, spoken }: TranscriptChange,
): AudioDetail {
  const fresh = new Map(segments.map((segment) => [segment.id, segment]));
  const ids = spoken?.ids && new Set(spoken.ids);
  const isNamed = ({ id, speaker }: Segment) => (ids ? ids.has(id) : speaker === spoken?.from);
  const changed = (segment: Segment): Segment => {
    const corrected = fresh.get(segment.id);
    if (corrected && corrected.version >= segment.version) return corrected;
    return spoken && isNamed(segment) ? { ...segment, speaker: spoken.speaker } : segment;
  };
  return {
    ...meeting,
    segments: meeting.segments.map(changed),
    analysis: analysis ?? meeting.analysis,
  };
}

/** Brings a change, told by an event or an answer, to whatever shows that meeting. */
export function receiveTranscriptChange(client: QueryClient, data: unknown): void {
  const change = TranscriptChange.safeParse(data).data;
  if (!change) return;
  for (const queryKey of keysOf(change.id)) {
    client.setQueryData<AudioDetail>(queryKey, (meeting) => meeting && withChange(meeting, change));
  }
}
