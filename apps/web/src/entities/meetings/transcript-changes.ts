import type { QueryClient } from '@tanstack/react-query';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import type { Analysis, Segment } from '@tavla/shared/meetings/findings';
import { TranscriptChange } from '@tavla/shared/meetings/transcript-change';
import { meetingKey, meetings } from './meeting-key';

/** A meeting after a change of what it says; what is older than what is there changes nothing. Pure. */
export function withChange(meeting: AudioDetail, change: TranscriptChange): AudioDetail {
  const { segments = [], spoken, attendees, peaks } = change;
  const ids = spoken?.ids && new Set(spoken.ids);
  const isNamed = ({ id, speaker }: Segment) => (ids ? ids.has(id) : speaker === spoken?.from);
  const spokenBy = (segment: Segment): Segment =>
    spoken && isNamed(segment) ? { ...segment, speaker: spoken.speaker } : segment;
  return {
    ...meeting,
    segments: newest(meeting.segments.map(spokenBy), segments),
    analysis: meeting.analysis && changedAnalysis(meeting.analysis, change),
    attendees: attendees ?? meeting.attendees,
    peaks: peaks ?? meeting.peaks,
  };
}

function changedAnalysis(analysis: Analysis, { findings, items, updates }: TranscriptChange): Analysis {
  return {
    ...analysis,
    ...findings,
    actionItems: newest(analysis.actionItems, items),
    updates: newest(analysis.updates, updates),
  };
}

/** The list with those put in their places that are no older. */
function newest<T extends { id: string; version: number }>(list: T[], fresh: readonly T[] = []): T[] {
  const byId = new Map(fresh.map((one) => [one.id, one]));
  return list.map((one) => {
    const other = byId.get(one.id);
    return other && other.version >= one.version ? other : one;
  });
}

/** What is told of a meeting while something is asked about it, whose answer may be older. */
export interface Told {
  id: string;
  changes: TranscriptChange[];
  /** Whether more happened than can be put on an answer. */
  isBehind: boolean;
}

const asked = new WeakMap<QueryClient, Set<Told>>();

/** What is told to those who wait for an answer about a meeting. */
export function toldTo(client: QueryClient): Set<Told> {
  const all = asked.get(client) ?? new Set();
  asked.set(client, all);
  return all;
}

/** Brings a change, told by an event or an answer, to whatever shows that meeting. */
export function receiveTranscriptChange(client: QueryClient, data: unknown): void {
  const change = TranscriptChange.safeParse(data).data;
  if (!change) return;
  client.setQueryData<AudioDetail>(
    meetingKey(change.id),
    (meeting) => meeting && withChange(meeting, change),
  );
  for (const told of toldTo(client)) {
    if (told.id !== change.id) continue;
    told.changes.push(change);
    // Made twice, it may take lines that the speaker has got since.
    told.isBehind ||= change.spoken?.from !== undefined;
  }
}

/** Reads meetings again of which something may have happened that nobody told. */
export function readMeetingsAgain(client: QueryClient): void {
  for (const told of toldTo(client)) told.isBehind = true;
  void client.invalidateQueries({ queryKey: [meetings] });
}
